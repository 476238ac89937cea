import { styled } from 'styled-components';

/** Departments, each with its people below it. */
export const Departments = styled.ul`
  display: grid;
  gap: var(--ca-s-3);
  margin: var(--ca-s-3) 0 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--ca-s-1);
    padding: var(--ca-s-3);
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-md);
  }

  summary {
    width: fit-content;
    padding-block: var(--ca-s-1);
    color: var(--ca-text-link);
    cursor: pointer;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
    gap: var(--ca-s-1) var(--ca-s-4);
    margin: 0;
    padding: 0 0 0 var(--ca-s-6);
    list-style: none;
  }
`;
