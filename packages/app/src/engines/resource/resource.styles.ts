import { styled } from 'styled-components';

export const RowButtons = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-1);
`;

/** Filters beside the search; they fold below each other on phones. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);

  [data-component='Select'] {
    max-width: 14rem;
  }
`;

/** Saved filters: chips in a row above the table. */
export const Saved = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);
  padding: var(--ca-s-3) var(--ca-card-pad) 0;
  color: var(--ca-fg-2);
  font-size: var(--ca-fs-sm);
`;
