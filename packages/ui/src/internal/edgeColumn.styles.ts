import { css } from 'styled-components';

/**
 * The column at the lower right edge: the chat button, above it the assistant button, above both the side panel rail;
 * `BackToTop` stands beside the lowest. All use these values, so that they do not overlap until somebody moves one.
 */
export const edgeColumnCss = css`
  --local-size: max(4.25rem, 60px);
  --local-below: 0px;
  --local-step: calc(var(--local-size) + 12px);

  /* the longest English word needs a wider circle, not smaller letters */
  &:lang(en) {
    --local-size: max(4.75rem, 72px);
  }
  [data-mode='elder'] & {
    --local-size: 92px;
  }

  /* height of the bottom navigation below */
  @media (max-width: 1279.98px) {
    --local-below: calc(56px + env(safe-area-inset-bottom, 0px));
  }
  @media (max-width: 767.98px) {
    --local-size: 56px;

    [data-mode='elder'] & {
      --local-size: 84px;
    }
  }
`;
