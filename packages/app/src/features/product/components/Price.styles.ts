import { styled } from 'styled-components';

/** A price with its explanation; the number stands out. */
export const PriceText = styled.p`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-caption);

  > b {
    color: var(--ca-text-1);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  &[data-size='lg'] {
    font-size: var(--ca-fs-sm);
  }
  &[data-size='lg'] > b {
    font-size: var(--ca-fs-h2);
    line-height: var(--ca-lh-h2);
  }
`;
