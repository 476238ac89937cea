import { css } from 'styled-components';
import { edgeColumnCss } from './edgeColumn.styles.js';
import { scrollBarRoom } from './scrollBarRoom.js';

/**
 * Style and position of a floating button (`useFloatingSpot`). The position is a share of the window height in CSS:
 * it stays inside a resized window without a script. The margin keeps the bottom navigation free.
 */
export const floatingSpotCss = css`
  ${edgeColumnCss}
  --local-window: 100vh;
  position: fixed;
  top: max(
    16px,
    calc(
      16px + var(--local-height) * (var(--local-window) - var(--local-size) - 32px - var(--local-below)) -
        var(--local-row, 0) * var(--local-step)
    )
  );
  z-index: var(--ca-z-fab);
  display: grid;
  align-content: center;
  justify-items: center;
  width: var(--local-size);
  height: var(--local-size);
  margin: 0 0 var(--local-below);
  padding: 0;
  border-radius: 50%;
  background: var(--ca-action);
  box-shadow: var(--ca-shadow-3);
  color: var(--ca-text-on-brand);
  font-size: var(--ca-fs-caption);
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: none;
  user-select: none;
  transition: var(--ca-dur-3) var(--ca-ease-standard);
  transition-property: background, translate, top;

  @supports (height: 100dvh) {
    --local-window: 100dvh;
  }

  &[data-side='right'] {
    right: calc(16px + ${scrollBarRoom});
  }
  &[data-side='left'] {
    left: 16px;
  }
  &:hover {
    background: var(--ca-action-hover);
    color: var(--ca-text-on-brand);
    text-decoration: none;
  }
  &:active {
    background: var(--ca-action-active);
  }
  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    min-width: 20px;
    min-height: 20px;
  }
  & > [data-part='label'] {
    max-width: 100%;
    max-height: 2.3em;
    overflow: hidden;
    padding: 0 4px;
    overflow-wrap: anywhere;
  }

  &[data-dragging] {
    box-shadow: var(--ca-shadow-4);
    transform: translate(var(--local-x), var(--local-y)) scale(1.06);
    transition: none;
    cursor: grabbing;
  }

  /* completely out of the window: the focused element is never covered */
  &[data-aside] {
    translate: calc(100% + 16px);
  }
  &[data-aside][data-side='left'] {
    translate: calc(-100% - 16px);
  }

  /* a handle in the margin of the page: it covers no control, and unfolds on hover or focus */
  &[data-folded]:not(:hover, :focus-visible) {
    translate: calc(100% + 4px);
    box-shadow: none;
  }
  &[data-folded][data-side='left']:not(:hover, :focus-visible) {
    translate: calc(-100% - 4px);
  }

  /* keeps the area of the handle clickable: a touch unfolds the button first, and the tap would miss the moved button */
  &[data-folded]::before {
    content: '';
    position: absolute;
    inset: 0 -20px 0 0;
  }
  &[data-folded][data-side='left']::before {
    inset: 0 0 0 -20px;
  }

  @media (max-height: 479.98px) {
    &:not(:hover, :focus-visible) {
      translate: calc(100% + 4px);
    }
    &[data-side='left']:not(:hover, :focus-visible) {
      translate: calc(-100% - 4px);
    }
  }

  @media (forced-colors: active) {
    border: 2px solid ButtonText;
    /* a circular border would cross the four characters, and takes their space */
    border-radius: var(--ca-r-lg);

    & > [data-part='label'] {
      padding: 0;
    }
  }
  @media print {
    display: none;
  }
`;
