import { css } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

/**
 * A list whose entries have a round node (`--node` wide) and a line to the next one, colored by `data-status`.
 * Each widget decides the position of node and line, and how it highlights the current and the failed entry.
 */
export const statusNodes = css`
  & > li {
    position: relative;
  }

  & > li::before {
    content: '';
    position: absolute;
    background: var(--ca-border-2);
  }

  & > li:last-child::before {
    display: none;
  }

  & > [data-status='done']::before {
    background: var(--ca-success-solid);
  }

  & [data-part='node'] {
    display: grid;
    place-items: center;
    width: var(--node);
    height: var(--node);
    border: 2px solid var(--ca-border-2);
    border-radius: 50%;
    background: var(--ca-bg-surface);
    color: var(--ca-text-3);
  }

  & > [data-status='done'] [data-part='node'] {
    border-color: var(--ca-success-solid);
    background: var(--ca-success-solid);
    color: var(--ca-text-on-brand);
  }

  & [data-part='title'] {
    font-weight: var(--ca-fw-strong);
  }

  & > [data-status='todo'] [data-part='title'] {
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-regular);
  }

  & > [data-status='failed'] [data-part='title'] {
    color: var(--ca-danger-fg);
  }

  & [data-part='status'] {
    ${visuallyHidden}
  }

  @media (forced-colors: active) {
    && > li::before {
      background: CanvasText;
    }
    && > [data-status='current'] [data-part='node'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
