import { styled } from 'styled-components';

/**
 * A panel across the page: words and a picture beside each other, as wide as `--split` says (`grid-template-columns`).
 * Narrower than a laptop they stand one below the other; large type does without the picture (`data-part='picture'`).
 */
export const SplitPanel = styled.section`
  display: grid;
  grid-template-columns: var(--split);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  overflow: hidden;

  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-mode='elder'] & > [data-part='picture'] {
    display: none;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
