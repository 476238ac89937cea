import { styled } from 'styled-components';

export const HelpList = styled.ul`
  display: grid;
  gap: var(--ca-s-2);
  margin-top: var(--ca-s-4);
  padding: var(--ca-s-4) var(--ca-s-4) var(--ca-s-4) 2.25em;
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);
  color: var(--ca-text-1);
  list-style: disc;

  a {
    white-space: nowrap; /* a number that is dialled is read in one piece */
  }
`;
