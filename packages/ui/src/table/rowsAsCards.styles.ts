import { css } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

/** Below 1024px a row is a card, with its name first and its buttons last; on phones with one column. */
export const rowsAsCards = css`
  @media (max-width: 1023.98px) {
    &,
    & tbody {
      display: block;
    }

    & thead {
      ${visuallyHidden}
    }

    & tbody tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 6px var(--ca-s-8);
      padding: var(--ca-s-4) var(--ca-card-pad);
      border-bottom: 1px solid var(--ca-border-1);
    }

    & tbody tr:last-child {
      border-bottom: 0;
    }

    && tbody td {
      display: flex;
      align-items: baseline;
      gap: var(--ca-s-4);
      height: auto;
      padding: 0;
      border: 0;
      text-align: left;
    }

    & td[data-label]::before {
      content: attr(data-label);
      flex: 0 0 6em;
      color: var(--ca-text-2);
      text-align: left;
      white-space: nowrap;
    }

    && td[data-primary] {
      display: block;
      grid-column: 1 / -1;
      order: -1;
      text-align: left;
    }

    & td[data-primary]::before {
      display: none;
    }

    /* touch height, with the name at the same position as plain text */
    && td[data-primary] > [data-variant='text'] {
      margin-block: calc(-1 * var(--ca-s-2));
    }

    /* the checkbox is before the name and as high as its first line, independent of the touch target */
    && tbody tr {
      position: relative;
    }

    && tbody td[data-control='select'] {
      position: absolute;
      top: var(--ca-s-4);
      left: var(--ca-s-4);
      align-items: center;
      width: auto;
      height: 1lh;
    }

    && td[data-control='select']:not(:empty) ~ td[data-primary] {
      padding-left: 2rem;
    }

    && td[data-actions] {
      flex-wrap: wrap;
      grid-column: 1 / -1;
      justify-content: flex-start;
      margin-top: 4px;
    }

    && td[data-actions]:empty {
      display: none;
    }

    && [data-kind='notice'] td {
      display: block;
      grid-column: 1 / -1;
      text-align: center;
    }
  }

  @media (max-width: 767.98px) {
    & tbody tr {
      grid-template-columns: minmax(0, 1fr);
      padding: var(--ca-s-4);
    }

    && tbody td {
      justify-content: space-between;
      text-align: right;
    }

    && :is(td[data-primary], td[data-actions]) {
      text-align: left;
    }

    & td[data-label]::before {
      flex: 0 1 auto;
    }

    && td[data-actions] {
      justify-content: flex-start;
    }

    && td[data-actions] > :is(div, span) {
      flex: 1;
      gap: var(--ca-s-2);
    }

    /* buttons side by side share the width, whatever their variant */
    && td[data-actions] > :is([data-component='Button'], [data-component='LinkButton']),
    && td[data-actions] > :is(div, span) > :is([data-component='Button'], [data-component='LinkButton']) {
      flex: 1;
      padding-inline: var(--ca-s-3);
    }

    && td[data-actions] > [data-variant='text'],
    && td[data-actions] > :is(div, span) > [data-variant='text'] {
      margin-left: 0;
      border-color: var(--ca-border-2);
    }

    /* a status as long as a sentence wraps inside the card */
    && td > [data-component='StatusTag'] {
      height: auto;
      min-height: max(1.625rem, 24px);
      padding-block: 0.2em;
      line-height: 1.3;
      text-align: left;
      white-space: normal;
    }

    && [data-kind='notice'] td {
      text-align: center;
    }
  }
`;
