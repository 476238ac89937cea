import { styled } from 'styled-components';

/** Reserves the space of the to-dos until the user is known: visible only in a document opened with a stored token. */
export const KeptToDoPlace = styled.div`
  display: none;

  [data-kept-token] & {
    display: block;
    height: calc(12rem + var(--ca-s-10));
  }
`;
