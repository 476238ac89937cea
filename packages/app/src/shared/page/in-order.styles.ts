import { css, keyframes } from 'styled-components';

const appear = keyframes`
  to {
    visibility: visible;
  }
`;

/**
 * Hidden for a moment. Stories set `--in-order: visible`, so that they find an element as soon as its data are there.
 */
export const waiting = css`
  visibility: var(--in-order, hidden);
  animation: ${appear} 1ms var(--in-order-patience, 1s) forwards;
`;

/**
 * Stacked blocks appear from the top down: a block below one that is still loading (a `Skeleton`, or a `Coming`) is
 * hidden, so that visible content does not move (tests/e2e/stillness.spec.ts). It keeps its space, so the page keeps
 * its height. The wait is limited: a slow block must not hide the rest, and Chromium sometimes keeps a `:has()` style
 * that no longer applies.
 */
export const inOrder = css`
  > :has([data-component='Skeleton'], [data-part='coming']) ~ *,
  > [data-component='Skeleton'] ~ *,
  > [data-part='coming'] ~ * {
    ${waiting}
  }
`;

/** The same for columns that stack below laptop width. */
export const inOrderBelowLaptop = css`
  @media (max-width: 1279.98px) {
    ${inOrder}
  }
`;
