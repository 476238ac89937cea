import { styled } from 'styled-components';

/** The checklist: ticked on the screen or, printed, by hand. */
export const Checklist = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ca-s-3);

  > [data-part='left'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > :is([data-component='Button'], [data-component='LinkButton']) {
    width: 100%;
  }
`;

/** Alternatives side by side where there is room. */
export const Instead = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--ca-s-3) var(--ca-s-5);

  > li > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: var(--ca-fw-strong);
  }
  small {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
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
    white-space: nowrap;
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
