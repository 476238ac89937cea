import { styled } from 'styled-components';

/** The list and what is the visitor's own beside it. */
export const ListColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  align-items: start;
  gap: var(--ca-s-6);

  > aside {
    display: grid;
    gap: var(--ca-s-6);
  }
  [data-part='pager'] {
    margin-top: var(--ca-s-6);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
