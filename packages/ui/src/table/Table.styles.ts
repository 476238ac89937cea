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

  /* the primary column keeps a minimum width: at large text sizes a name had one character per line */
  & td[data-primary] {
    min-width: 5em;
  }

  [data-mode='elder'] & td[data-primary] {
    min-width: 7em;
  }

  & [data-align='right'] {
    text-align: right;
  }

  /* a name that is a button may wrap too */
  & td[data-primary] > [data-variant='text'] {
    padding-block: var(--ca-s-2);
    justify-content: start;
    text-align: start;
    white-space: normal;
  }

  /* aligns the label of a text button, not its box, with the head */
  & td[data-primary] > [data-variant='text'],
  & td[data-actions] > [data-variant='text']:first-child,
  & td[data-actions] > :is(div, span) > [data-variant='text']:first-child {
    margin-left: calc(-1 * var(--ca-s-2) - 1px);
  }

  /* numbers never wrap: ¥140.0 above 0 reads as another sum */
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

  /* numbers and keys do not wrap while there is room: a column is at least as wide as its longest word */
  @media (min-width: 1024px) {
    & td {
      overflow-wrap: break-word;
    }
  }

  /* first and last cells align with the head of a Card without padding; below this width rows are cards */
  @media (min-width: 1024px) {
    [data-component='Card'][data-padding='none'] & :is(th, td):first-child {
      padding-left: var(--ca-card-pad);
    }

    [data-component='Card'][data-padding='none'] & :is(th, td):last-child {
      padding-right: var(--ca-card-pad);
    }
  }

  /* seven columns on a tablet would leave one character per line: less padding there, and a minimum width */
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
