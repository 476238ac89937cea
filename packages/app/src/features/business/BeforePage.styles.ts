import { styled } from 'styled-components';

/** What is at hand, one below the other: ticked on the screen or, printed, by hand. */
export const Checklist = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ca-s-3);

  > [data-part='left'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > [data-component='LinkButton'] {
    width: 100%;
  }
`;

export const WhoTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: var(--ca-s-3) var(--ca-s-3) var(--ca-s-3) 0;
    border-bottom: 1px solid var(--ca-border-1);
    text-align: start;
    vertical-align: top;
  }
  [data-mode='elder'] & tr {
    height: 60px;
  }
  tbody th {
    font-weight: var(--ca-fw-strong);
  }
  thead th {
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-regular);
  }
  tr:last-child > * {
    border-bottom: 0;
  }
  td[data-may='yes'] {
    color: var(--ca-success-fg);
    white-space: nowrap;
  }
  td[data-may='no'] {
    color: var(--ca-text-2);
    white-space: nowrap;
  }
`;
