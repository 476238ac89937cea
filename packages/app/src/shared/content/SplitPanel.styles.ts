import { css, styled } from 'styled-components';

/**
 * A panel across the page: text and a picture side by side, with the widths of `--split` (`grid-template-columns`).
 * Below laptop width they stack; large type hides the picture (`data-part='picture'`).
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

const bar = css`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: var(--ca-z-header);
  display: flex;
  align-items: center;
  gap: var(--ca-s-4);
  padding: 10px var(--ca-s-4) calc(10px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--ca-border-1);
  background: var(--ca-bg-surface);

  /* Space below the end of the page, so that the fixed bar does not cover the footer. */
  body:has(&) {
    padding-bottom: calc(72px + env(safe-area-inset-bottom));
  }
  @media (max-height: 479.98px) {
    position: static;
    body:has(&) {
      padding-bottom: 0;
    }
  }
`;

/**
 * The total (`data-part='sum'`) and the next step, fixed at the lower edge of the window where their panel scrolls out
 * of view: `data-below='laptop'` under 1280 px, `'tablet'` under 768 px. Hidden in wider windows.
 */
export const BottomBar = styled.div`
  display: none;

  > [data-part='sum'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  > [data-part='sum'] b {
    color: var(--ca-text-1);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  > [data-part='sum'] > b {
    display: block;
  }
  > :last-child {
    flex: 1;
  }
  @media (max-width: 1279.98px) {
    &[data-below='laptop'] {
      ${bar}
    }
  }
  @media (max-width: 767.98px) {
    &[data-below='tablet'] {
      ${bar}
    }
  }
`;
