import { styled } from 'styled-components';
import { CheckoutColumns } from '../../shared/page/Checkout.styles.js';
import { Stack } from '../../shared/page/WorkPage.styles.js';

export const WizardColumns = styled(CheckoutColumns)`
  --local-side: 24rem;
  /* blocks keep their distance, though the form around them is set for fields */
  margin-top: calc(var(--ca-s-6) - var(--ca-form-gap));
`;

export const Blocks = styled(Stack)`
  > [data-component='Alert']:focus-visible {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 2px;
  }
  h2:focus {
    outline: none;
  }
`;

/** Sticks, because it is the grid's cell that has to be as high as the blocks. */
export const SideCell = styled.div`
  height: 100%;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-3);
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--ca-s-5);
`;

/** The day that is being bought. */
export const NewEnd = styled.strong`
  color: var(--ca-text-brand);
  font-weight: var(--ca-fw-strong);
`;
