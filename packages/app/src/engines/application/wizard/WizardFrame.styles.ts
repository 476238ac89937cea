import { styled } from 'styled-components';
import { CheckoutColumns, Stack } from '../../../shared/page/index.js';

/** Form on the left, price on the right. `data-compact`: on a phone, smaller gaps so that more fits on one screen. */
export const WizardColumns = styled(CheckoutColumns)`
  --local-side: 24rem;
  /* blocks keep their distance, though the form around them is set for fields */
  margin-top: calc(var(--ca-s-6) - var(--ca-form-gap));

  @media (max-width: 767.98px) {
    &[data-compact] {
      gap: 16px;
      margin-top: calc(16px - var(--ca-form-gap));
    }
  }
`;

/** The blocks of a page. */
export const WizardBlocks = styled(Stack)`
  @media (max-width: 767.98px) {
    [data-compact] > & {
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
  }
  > [data-component='Alert']:focus-visible {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 2px;
  }
  h2:focus {
    outline: none;
  }
`;

/** The grid cell must be as high as the blocks, so that its content can be sticky. */
export const SideCell = styled.div`
  height: 100%;
`;
