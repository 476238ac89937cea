import { styled } from 'styled-components';

/** A price with what it is for; the figure stands out, the rest explains. */
export const PriceText = styled.p`
  color: var(--text-2);
  font-size: var(--fs-caption);

  > b {
    color: var(--text-1);
    font-size: var(--fs-h4);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h4);
  }
  &[data-size='lg'] {
    font-size: var(--fs-sm);
  }
  &[data-size='lg'] > b {
    font-size: var(--fs-h2);
    line-height: var(--lh-h2);
  }
`;
