import { css, styled } from 'styled-components';
import { Scroller, TableRoot } from '../table/Table.styles.js';

export const DataTableRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/* in a Card without padding, bars line up with its head as the table's first and last cells do */
const edge = css`
  padding-inline: var(--ca-cell-x);

  [data-component='Card'][data-padding='none'] & {
    padding-inline: var(--ca-card-pad);
  }
`;

export const Toolbar = styled.div`
  ${edge}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  padding-block: var(--ca-s-3);

  & > [data-part='search'] {
    flex: 0 1 18rem;
    min-width: 10rem;
  }

  & > [data-part='columns'] {
    margin-left: auto;
  }

  /* one line with the button of the columns */
  @media (max-width: 767.98px) {
    & > [data-part='search'] {
      flex: 1 1 10rem;
    }
  }
`;

export const BulkBar = styled.div`
  ${edge}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2) var(--ca-s-3);
  padding-block: var(--ca-s-2);
  border-block: 1px solid var(--ca-info-bd);
  background: var(--ca-bg-selected);
  color: var(--ca-text-1);

  & > [data-part='count'] {
    font-weight: var(--ca-fw-strong);
  }
`;

export const Viewport = styled(Scroller)`
  &[data-limited] {
    overflow: auto;
    max-height: var(--local-height);
    overscroll-behavior: contain;
  }

  &[data-virtual] {
    height: var(--local-height);
    overflow-anchor: none; /* the space above the rows is ours to correct */
  }

  &:focus-visible {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: -2px;
  }
`;

export const Grid = styled(TableRoot)`
  /* rows that come and go must not change the widths */
  &[data-virtual] {
    table-layout: fixed;
  }

  & th > [data-part='head'] {
    display: inline-flex;
    align-items: center;
    gap: var(--ca-s-1);
  }

  & [data-part='sort'] {
    display: inline-flex;
    align-items: center;
    gap: var(--ca-s-1);
    min-height: max(2rem, 28px);
    padding: 0 var(--ca-s-1);
    margin-left: calc(-1 * var(--ca-s-1));
    border: 0;
    border-radius: var(--ca-r-sm);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  & [data-part='sort']:hover {
    color: var(--ca-text-1);
  }

  & [data-part='sort'] > svg {
    opacity: 0.45;
  }

  & [aria-sort] [data-part='sort'],
  & [data-part='filter'][data-active] {
    color: var(--ca-text-brand);
  }

  & [aria-sort] [data-part='sort'] > svg {
    opacity: 1;
  }

  & :is(th, td)[data-control] {
    width: 3rem;
    padding-right: 0;
  }

  & tr[aria-selected='true'] {
    background: var(--ca-bg-selected);
  }

  & tr[data-kind='gap'],
  && tr[data-kind='gap'] > td {
    height: var(--local-gap);
    padding: 0;
    border: 0;
  }

  & tr[data-kind='detail'] > td {
    background: var(--ca-bg-subtle);
  }

  @media (min-width: 1024px) {
    &[data-sticky-head] th {
      position: sticky;
      top: 0;
      z-index: 2;
      box-shadow: inset 0 -1px var(--ca-border-1);
    }

    &[data-sticky-first] :is(th, td)[data-first] {
      position: sticky;
      left: 0;
      z-index: 1;
      background: var(--ca-bg-surface);
      box-shadow: inset -1px 0 var(--ca-border-1);
    }

    &[data-sticky-first] th[data-first] {
      z-index: 3;
      background: var(--ca-bg-subtle);
    }

    &[data-sticky-first] tr[aria-selected='true'] > [data-first] {
      background: var(--ca-bg-selected);
    }
  }

  @media (min-width: 1024px) {
    & [data-part='select-all'] {
      display: none;
    }
  }

  /* the head's controls stand above the cards; heads without one are the labels inside them */
  @media (max-width: 1023.98px) {
    && thead {
      position: static;
      display: block;
      width: auto;
      height: auto;
      margin: 0;
      clip-path: none;
      clip: auto;
      overflow: visible;
    }

    /* without a control it would be a row without a cell */
    &&& thead:not(:has([data-interactive])) {
      display: none;
    }

    & thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--ca-s-4);
      padding: var(--ca-s-2) var(--ca-card-pad);
      background: var(--ca-bg-subtle);
    }

    & thead th {
      display: flex;
      align-items: center;
      width: auto !important; /* the column's width stands on the element */
      padding: 0;
      border: 0;
    }

    & thead th:not([data-interactive]) {
      display: none;
    }

    & [data-part='select-all'] {
      margin-left: var(--ca-s-2);
      font-weight: normal;
    }

    && tbody tr[data-kind='gap'] {
      display: block;
      padding: 0;
      border: 0;
    }

    /* at the end of the name's line; the box before the name is the Table's */
    && tbody td[data-control='expand'] {
      position: absolute;
      top: 4px;
      right: var(--ca-s-2);
      width: auto;
    }

    && td[data-control='expand'] ~ td[data-primary] {
      min-height: 36px; /* the arrow is 44px high and begins above */
      padding-right: 2.5rem;
    }

    && tr[data-kind='detail'] > td {
      grid-column: 1 / -1;
      justify-content: flex-start;
      padding: var(--ca-s-3);
      text-align: left;
    }
  }
`;

export const ChoiceList = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--ca-s-2);
  align-items: flex-start;
  min-width: 9rem;
  max-height: 20rem;
  padding: 0;
  margin: 0;
  border: 0;
  overflow: auto;
`;

export const Pager = styled.div`
  ${edge}
  padding-block: var(--ca-s-3);
  border-top: 1px solid var(--ca-border-1);
`;
