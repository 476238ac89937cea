import { styled } from 'styled-components';
import { inOrder, inOrderBelowLaptop } from './in-order.styles.js';

/** Cards of a work page one below the other, or blocks inside a card. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);
  ${inOrder}
`;

/** A work page that begins with its trail: the trail belongs to what follows it. */
export const PageStack = styled(Stack)`
  > [data-component='Breadcrumb'] {
    margin-bottom: calc(-1 * var(--ca-s-2));
  }
  > [data-component='PageHeading'] {
    margin-bottom: calc(var(--ca-s-5) - var(--ca-s-6)); /* as far from what follows as on the other pages */
  }
`;

/** The trail of a page whose blocks do not stand in a `PageStack`. */
export const Trail = styled.div`
  margin-bottom: var(--ca-s-3);
`;

/**
 * What is worked on left, what goes with it right: one below the other where there is no room for both, and for large type.
 * A page that gives the right column another width extends this with its own `--local-side`. `data-until="tablet"`: the
 * two stay beside each other down to a tablet.
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

/** A quiet word at the right of a card's title. */
export const CardAside = styled.span`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;
