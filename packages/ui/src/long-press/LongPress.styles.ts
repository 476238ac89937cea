import { keyframes, styled } from 'styled-components';

const fill = keyframes`from { scale: 0 1; }`;

export const LongPressRoot = styled.button`
  position: relative;
  display: inline-grid;
  place-content: center;
  place-items: center;
  min-height: var(--ca-control-h-lg);
  max-width: 100%;
  padding: var(--ca-s-1) var(--ca-s-4);
  overflow: hidden;
  border: 1px solid var(--ca-border-control);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-surface);
  color: var(--ca-text-1);
  transition: var(--ca-dur-2) var(--ca-ease-standard);
  transition-property: background, border-color, color;
  user-select: none;
  -webkit-touch-callout: none;
  touch-action: manipulation;

  &:hover {
    border-color: var(--ca-action);
    background: var(--ca-bg-selected);
    color: var(--ca-text-link);
  }
  &[data-variant='danger'] {
    border-color: var(--ca-danger-fg);
    color: var(--ca-danger-fg);

    &:hover {
      background: var(--ca-danger-bg);
    }
  }
  &:disabled {
    border-color: var(--ca-border-1);
    background: var(--ca-action-disabled-bg);
    color: var(--ca-action-disabled-fg);
    cursor: not-allowed;
  }
  > [data-part='label'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
    font-weight: var(--ca-fw-strong);
  }
  /* The bar is information, not decoration: under reduced motion it still runs in real time, but in few steps. */
  > [data-part='progress'] {
    position: absolute;
    inset: auto 0 0;
    height: 4px;
    background: currentColor;
    transform-origin: left;
    animation: ${fill} var(--local-duration) linear;
  }
  > [data-part='elder-hint'] {
    display: none;
  }
  [data-mode='elder'] & > [data-part='hint'] {
    display: none;
  }
  [data-mode='elder'] & > [data-part='elder-hint'] {
    display: block;
  }
  > [data-part$='hint'] {
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  @media (prefers-reduced-motion: reduce) {
    > [data-part='progress'] {
      animation-timing-function: steps(4, jump-none);
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonText;

    > [data-part='progress'] {
      background: Highlight;
    }
  }
`;
