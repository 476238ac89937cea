import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';
import { rowsAsCards } from './rowsAsCards.styles.js';

export const Scroller = styled.div`
  overflow-x: auto;
`;

/* Another `display` than a table's own removes the roles in some browsers, and phones need it: so the roles are
   set in attrs. */
export const TableRoot = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--ca-fs-body);

  & caption {
    ${visuallyHidden}
  }

  & th {
    height: max(2.75rem, 40px);
    padding: 0 var(--ca-cell-x);
    border-bottom: 1px solid var(--ca-border-1);
    background: var(--ca-bg-subtle);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    font-weight: var(--ca-fw-strong);
    text-align: left;
    white-space: nowrap;
  }

  & td {
    height: var(--ca-row-h);
    padding: var(--ca-s-3) var(--ca-cell-x);
    border-bottom: 1px solid var(--ca-border-1);
    vertical-align: middle;
  }

  /* what a row is about does not give way to its facts: in large type a name stood one character to the line */
  & td[data-primary] {
    min-width: 5em;
  }

  [data-mode='elder'] & td[data-primary] {
    min-width: 7em;
  }

  & [data-align='right'] {
    text-align: right;
  }

  /* a name that is pressed is as long as it is: a button would not break */
  & td[data-primary] > [data-variant='text'] {
    padding-block: var(--ca-s-2);
    justify-content: start;
    text-align: start;
    white-space: normal;
  }

  /* a text button lines up with the head by its words, not by its box */
  & td[data-primary] > [data-variant='text'],
  & td[data-actions] > [data-variant='text']:first-child,
  & td[data-actions] > :is(div, span) > [data-variant='text']:first-child {
    margin-left: calc(-1 * var(--ca-s-2) - 1px);
  }

  /* a figure is never broken: ¥140.0 over 0 is another sum */
  & td[data-align='right'] {
    white-space: nowrap;
  }

  & [data-align='center'] {
    text-align: center;
  }

  & tbody tr:last-child td {
    border-bottom: 0;
  }

  & tbody tr:not([data-kind]):hover {
    background: var(--ca-bg-hover);
  }

  & tr[data-clickable] {
    cursor: pointer;
  }

  & tr[data-clickable]:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }

  /* numbers and keys stay whole while there is room: a column is not made narrower than its longest word */
  @media (min-width: 1024px) {
    & td {
      overflow-wrap: break-word;
    }
  }

  /* first and last cells line up with the head of a Card without padding; below, rows are cards themselves */
  @media (min-width: 1024px) {
    [data-component='Card'][data-padding='none'] & :is(th, td):first-child {
      padding-left: var(--ca-card-pad);
    }

    [data-component='Card'][data-padding='none'] & :is(th, td):last-child {
      padding-right: var(--ca-card-pad);
    }
  }

  /* seven columns on a tablet leave one character a line: cells are narrower there, and never that narrow */
  @media (min-width: 1024px) and (max-width: 1279.98px) {
    --ca-cell-x: 0.625rem;

    & td:not([colspan]) {
      min-width: 4.5em;
    }

    & td[data-primary] {
      min-width: 11em;
    }
  }

  ${rowsAsCards}
`;

export const ErrorBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-3) var(--ca-cell-x);
  border-bottom: 1px solid var(--ca-danger-bd);
  background: var(--ca-danger-bg);

  & > svg {
    color: var(--ca-danger-fg);
  }

  & > p {
    flex: 1;
    min-width: 12em;
  }
`;
