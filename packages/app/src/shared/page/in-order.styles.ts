import { css, keyframes } from 'styled-components';

const appear = keyframes`
  to {
    visibility: visible;
  }
`;

/** Not shown yet, for a moment. Stories say `--in-order: visible`: what they look for is there when its data are. */
export const waiting = css`
  visibility: var(--in-order, hidden);
  animation: ${appear} 1ms var(--in-order-patience, 1s) forwards;
`;

/**
 * Blocks one below the other come from the top down: what stands below a block that is still on its way (a `Skeleton`, or
 * a `Coming` where nobody knows whether there will be one) is not shown before it, so that nothing moves under the eyes
 * of the reader (tests/e2e/stillness.spec.ts). It keeps its place: the page has its length. It waits for a moment and no
 * longer: a slow block holds up nobody, and Chromium now and then keeps a style of `:has()` that no longer holds.
 */
export const inOrder = css`
  > :has([data-component='Skeleton'], [data-part='coming']) ~ *,
  > [data-component='Skeleton'] ~ *,
  > [data-part='coming'] ~ * {
    ${waiting}
  }
`;

/** The same for columns where there is no room for two: below a laptop, one below the other. */
export const inOrderBelowLaptop = css`
  @media (max-width: 1279.98px) {
    ${inOrder}
  }
`;
