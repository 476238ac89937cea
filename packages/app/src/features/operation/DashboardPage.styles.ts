import { styled } from 'styled-components';

export const Blocks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: var(--ca-s-4);

  /* A minimum height, so that loaded content does not shift the other blocks. */
  @media (min-width: 768px) {
    grid-auto-rows: minmax(24rem, auto);
  }

  /* two columns wide, for a table of five columns and for twelve months */
  @media (min-width: 1024px) {
    > [data-wide] {
      grid-column: span 2;
    }
  }
`;

/* Columns of equal width, so that a loaded number does not shift its neighbors. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--ca-s-4) var(--ca-s-6);

  dt {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }

  dd {
    margin: 0;
    font-size: var(--ca-fs-h3);
    white-space: nowrap;
    font-weight: var(--ca-fw-strong);
    font-variant-numeric: tabular-nums;
  }
`;

export const Tasks = styled.ul`
  display: grid;
  gap: var(--ca-s-2);

  li {
    display: flex;
    justify-content: space-between;
    gap: var(--ca-s-4);
  }
`;

/* Below the table of the queues, with the same indent as its cells. */
export const Quiet = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-1) var(--ca-s-4);
  padding: var(--ca-s-3) var(--ca-cell-x) 0;
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;
