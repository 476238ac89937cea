import { styled } from 'styled-components';
import { inOrder } from './in-order.styles.js';
import { SideColumns } from './WorkPage.styles.js';

/** A page on which something is bought, in the width of the site: the order's and those of its payment. */
export const CheckoutFrame = styled.div`
  max-width: var(--ca-container);
  margin-inline: auto;
  padding: var(--ca-s-6) var(--ca-gutter) 0;
  ${inOrder}

  [data-mode='elder'] & {
    max-width: 106rem;
  }
  /* there the chat's button is large, and the sum would lie under it: its column ends beside the button */
  @media (min-width: 1280px) {
    [data-mode='elder'] & {
      padding-right: max(var(--ca-gutter), 96px - (100vw - 106rem) / 2);
    }
  }
  > [data-component='Breadcrumb'] {
    margin-bottom: var(--ca-s-4);
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-4) var(--ca-s-4) 0;
  }
`;

/** Blocks left, what it costs right: the sum stays beside them for large type, too. */
export const CheckoutColumns = styled(SideColumns)`
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr) 30rem;
  }
  @media (max-width: 1279.98px) {
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
