import { styled } from 'styled-components';

export const HelpList = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-4);
  padding: var(--s-4) var(--s-4) var(--s-4) 2.25em;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  color: var(--text-1);
  list-style: disc;
`;
