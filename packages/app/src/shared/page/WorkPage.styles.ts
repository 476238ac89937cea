import { styled } from 'styled-components';
import { inOrder, inOrderBelowLaptop } from './in-order.styles.js';

/** Cards of a work page stacked, or blocks inside a card. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);
  ${inOrder}
`;

/** A work page that begins with its breadcrumb: the breadcrumb belongs to the content below it. */
export const PageStack = styled(Stack)`
  > [data-component='Breadcrumb'] {
    margin-bottom: calc(-1 * var(--ca-s-2));
  }
  > [data-component='PageHeading'] {
    margin-bottom: calc(var(--ca-s-5) - var(--ca-s-6)); /* same distance below as on the other pages */
  }
`;

/** The breadcrumb of a page whose blocks are not in a `PageStack`. */
export const Trail = styled.div`
  margin-bottom: var(--ca-s-3);
`;

/**
 * Main content left, side content right; stacked where there is no room for both, and in large type. To set another
 * width for the right column, extend this with its own `--local-side`. `data-until="tablet"`: side by side down to
 * tablet width.
 */
export const SideColumns = styled.div`
  --local-side: 23.75rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--local-side);
  align-items: start;
  gap: var(--ca-s-6);
  ${inOrderBelowLaptop}

  @media (max-width: 1279.98px) {
    &:not([data-until='tablet']) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (max-width: 1023.98px) {
    &[data-until='tablet'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Secondary text at the right of a card's title. */
export const CardAside = styled.span`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;
