import { styled } from 'styled-components';

/* Phones have the same in the personal center; the greeting needs the room. */
export const WideOnly = styled.span`
  display: contents;

  @media (max-width: 767.98px) {
    display: none;
  }
`;
