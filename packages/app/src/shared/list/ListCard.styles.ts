import { styled } from 'styled-components';

/** Tabs reach the card's edges and scroll sideways where they do not fit. */
export const TabBar = styled.div`
  padding-inline: var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);

  > [data-component='Tabs'] > [data-part='list'] {
    margin-bottom: -1px;
  }
`;

/**
 * The filters of the list below: search text, selects and date ranges. `data-flush`: under a title, without its own
 * lines.
 */
export const Filters = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-3) var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);

  &[data-flush] {
    padding-top: 0;
    padding-bottom: var(--ca-s-4);
    border-bottom: 0;
  }
  [data-part='words'] {
    width: max(14rem, 12em); /* the placeholder is fully visible, in large type too */
  }
  [data-part='choice'] {
    width: max(11em, 150px);
  }
  [data-part='range'] {
    display: flex;
    flex: none; /* moves to its own line before its dates are cut */
    flex-wrap: wrap;
    max-width: 100%;
    align-items: center;
    gap: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  [data-part='range'] > :last-child {
    width: max(24.5rem, 21em); /* two full dates, in small type too */
    max-width: 100%;
  }
  @media (max-width: 767.98px) {
    [data-part='words'],
    [data-part='range'],
    [data-part='range'] > :last-child {
      width: 100%;
      min-width: 0;
    }
    [data-part='choice'] {
      flex: 1;
      min-width: min(9.5em, 100%); /* the longest option is fully visible; in large type on its own line */
      width: auto;
    }
    /* the search field beside 筛选, which opens the other filters */
    [data-part='words']:has(+ [data-part='unfold']) {
      flex: 1;
      width: auto;
    }
    [data-part='unfold'] ~ [data-part='choice'] {
      flex-basis: 100%;
    }
    &[data-folded='true'] > :is([data-part='choice'], [data-part='range']) {
      display: none;
    }
  }
  /* hidden in print: the rows are enough */
  @media print {
    display: none;
  }
`;

/** Pagination below the list. */
export const Foot = styled.div`
  padding: var(--ca-s-4) var(--ca-card-pad);
  border-top: 1px solid var(--ca-border-1);
`;

/** Notes about the list, below its card. */
export const ListNote = styled.p`
  margin-top: var(--ca-s-4);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;

/** The main text of a row, with a smaller line of details. `data-mono`: the line is a number. */
export const NameCell = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  font-weight: var(--ca-fw-strong);

  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    font-weight: var(--ca-fw-regular);
  }
  > [data-component='StatusTag'] {
    font-weight: var(--ca-fw-regular); /* same weight as text alone in its cell */
  }
  &[data-mono] small {
    font-family: var(--ca-font-mono);
    white-space: nowrap;
  }
  small[data-tone='danger'] {
    color: var(--ca-danger-fg);
  }
  /* on a phone's card the values are right-aligned */
  @media (max-width: 767.98px) {
    td:not([data-primary]) > & {
      justify-items: end;
      text-align: right;
    }
  }
`;

/** Numbers, dates and names stay on one line, however narrow the table. */
export const OneLine = styled.span`
  white-space: nowrap;
`;

export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-1);
`;

/** The selected rows: their count, their total, and the actions for them. */
export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-2) var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);
  background: var(--ca-bg-selected);

  > :last-child {
    margin-left: auto;
  }
`;
