import { styled } from 'styled-components';
import { Scroller, TableRoot } from '../table/Table.styles.js';
import { controlsOfCards } from './controlsOfCards.styles.js';

export const DataTableRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  /* actions for selected rows replace the search bar, so that no row moves under the pointer */
  & > :is([data-part='toolbar'], [data-part='bulk']) {
    grid-area: 1 / 1;
  }

  & > [data-part='bulk'] {
    align-self: end;
  }

  & > [data-part='toolbar']:has(~ [data-part='bulk']) {
    visibility: hidden;
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
    overflow-anchor: none; /* the virtualizer corrects the scroll position itself */
  }

  &:focus-visible {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: -2px;
  }
`;

export const Grid = styled(TableRoot)`
  /* virtual rows must not change the column widths */
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

  /* centered in the row, since it has no text baseline */
  & td[data-control] > [data-part='outer'] {
    display: flex;
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

    & th[data-control] > [data-part='outer'] {
      display: flex;
    }
  }

  ${controlsOfCards}
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
