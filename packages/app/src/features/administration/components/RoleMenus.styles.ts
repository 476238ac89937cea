import { styled } from 'styled-components';

/** The tree as an indented list. */
export const MenuRows = styled.ul`
  display: grid;
  gap: var(--ca-s-1);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-inline-start: calc(var(--local-depth) * var(--ca-s-6));
  }
`;

/** The people to add, and the button that adds them. */
export const AddRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ca-s-2);
  align-items: start;
  margin-block-end: var(--ca-s-4);
`;
