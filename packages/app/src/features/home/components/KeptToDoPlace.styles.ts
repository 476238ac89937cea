import { styled } from 'styled-components';

/** Where the to-dos come once it is known who is here: only a document that is opened with a kept token shows it. */
export const KeptToDoPlace = styled.div`
  display: none;

  [data-kept-token] & {
    display: block;
    height: calc(12rem + var(--ca-s-10));
  }
`;
