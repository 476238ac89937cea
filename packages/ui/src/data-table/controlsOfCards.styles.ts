import { css } from 'styled-components';

/** Positions of the head's and rows' controls when rows are cards (`rowsAsCards` of `Table`). */
export const controlsOfCards = css`
  /* the controls of the head are above the cards; heads without controls become labels inside the cards */
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

    /* without controls it would be a row without a cell */
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
      width: auto !important; /* the column's width is an inline style */
      padding: 0;
      border: 0;
    }

    & thead th:not([data-interactive]) {
      display: none;
    }

    & [data-part='select-all'] {
      pointer-events: none; /* the target of the checkbox extends below it */
      margin-left: var(--ca-s-2);
      font-weight: normal;
    }

    && tbody tr[data-kind='gap'] {
      display: block;
      padding: 0;
      border: 0;
    }

    /* at the end of the name's line; Table places the checkbox before the name */
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
