import { styled } from 'styled-components';
import { CheckoutColumns } from '../../shared/page/Checkout.styles.js';
import { Stack } from '../../shared/page/WorkPage.styles.js';

export const OrderColumns = styled(CheckoutColumns)`
  --local-side: 24rem;
  /* blocks keep their distance, though the form around them is set for fields */
  margin-top: calc(var(--ca-s-6) - var(--ca-form-gap));

  @media (max-width: 767.98px) {
    gap: 16px;
    margin-top: calc(16px - var(--ca-form-gap));
  }
`;

export const Blocks = styled(Stack)`
  /* a phone shows the whole order at a glance, not its paddings */
  @media (max-width: 767.98px) {
    gap: 16px;

    > [data-component='Card'] > header {
      margin-bottom: var(--ca-s-2);
    }

    [data-component='Descriptions'] > div {
      padding-block: var(--ca-s-1);
      border: 0;
    }
    [data-component='OptionCardGroup'] {
      gap: var(--ca-s-2);

      > label {
        padding: var(--ca-s-3) 16px;

        > :last-child:not(:nth-child(2)) {
          margin-top: var(--ca-s-1);
        }
      }
    }
  }
  > [data-component='Alert']:focus-visible {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 2px;
  }
`;

/** Sticks, because it is the grid's cell that has to be as high as the blocks. */
export const SummaryCell = styled.div`
  height: 100%;
`;

export const DroppedNote = styled.div`
  > * {
    margin-top: var(--ca-s-3);
  }
`;
