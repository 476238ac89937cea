import { styled } from 'styled-components';

/** Hidden on phones: the list below says all of it. */
export const MonthFrame = styled.div`
  margin-bottom: var(--ca-s-5);

  [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
    padding-bottom: var(--ca-s-3);
  }
  [data-part='bar'] > small {
    margin-left: auto;
    color: var(--ca-text-2);
  }
  h2 {
    min-width: 9rem;
    text-align: center;
    font-size: var(--ca-fs-h4);
    font-variant-numeric: tabular-nums;
  }
  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  th {
    padding: var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    font-weight: 500;
    text-align: left;
  }
  td {
    /* the number and three lines: marks that load later move nothing */
    height: calc(var(--ca-fs-sm) * var(--ca-lh-sm) * 4 + var(--ca-s-4));
    padding: var(--ca-s-1) var(--ca-s-2);
    border: 1px solid var(--ca-border-1);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
    vertical-align: top;
  }
  td[data-outside] {
    background: var(--ca-bg-subtle);
    color: var(--ca-text-2);
  }
  td[aria-current] time {
    font-weight: 700;
    text-decoration: underline;
  }
  li {
    overflow: hidden;
    padding-inline: var(--ca-s-1);
    border-left: 3px solid var(--ca-info-bd);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li[data-kind='end'] {
    border-left-color: var(--ca-warning-solid);
    background: var(--ca-warning-bg);
    color: var(--ca-warning-fg);
  }
  @media (max-width: 767.98px) {
    display: none;
  }
`;
