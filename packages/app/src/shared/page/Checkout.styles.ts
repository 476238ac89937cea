import { styled } from 'styled-components';
import { inOrder } from './in-order.styles.js';
import { SideColumns } from './WorkPage.styles.js';

/** A checkout page in the width of the site: the order page and its payment pages. */
export const CheckoutFrame = styled.div`
  max-width: var(--ca-container);
  margin-inline: auto;
  padding: var(--ca-s-6) var(--ca-gutter) 0;
  ${inOrder}

  [data-mode='elder'] & {
    max-width: 106rem;
  }
  /* there the chat button is large and would cover the total, so the column ends beside the button */
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

/** Blocks left, costs right: the total stays beside them in large type, too. */
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
