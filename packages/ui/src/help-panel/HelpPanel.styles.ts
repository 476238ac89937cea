import { FloatingOverlay } from '@floating-ui/react';
import { styled } from 'styled-components';

export const HelpOverlay = styled(FloatingOverlay)`
  z-index: var(--ca-z-help-overlay);
  display: grid;
  place-items: center;

  &:not(:has(> [data-part='spotlight'])) {
    background: var(--ca-bg-mask);
  }
`;

/** A hole in the mask, 6px around the control: the mask is the box shadow of the hole. */
export const Spotlight = styled.div`
  position: fixed;
  top: calc(var(--local-y) - 6px);
  left: calc(var(--local-x) - 6px);
  width: calc(var(--local-w) + 12px);
  height: calc(var(--local-h) + 12px);
  border-radius: var(--ca-r-md);
  box-shadow: 0 0 0 200vmax var(--ca-bg-mask);
  pointer-events: none;

  @media (forced-colors: active) {
    outline: 3px solid Highlight;
  }
`;

export const HelpCard = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ca-s-3);
  width: max(23rem, 336px);
  max-width: calc(100vw - 16px);
  max-height: 90vh;
  overflow: auto;
  padding: var(--ca-s-5);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-4);
  color: var(--ca-text-1);

  [data-mode='elder'] & {
    width: max(30rem, 480px);
  }
  & > [data-part='page'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
  }
  & h2 {
    font-size: var(--ca-fs-h5);
    line-height: var(--ca-lh-h5);
    font-weight: var(--ca-fw-strong);
  }
  & [data-part='text'] {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--ca-s-3);
    margin-top: var(--ca-s-2);
  }
  & > [data-part='actions'] > a {
    margin-right: auto;
  }
  &:focus-visible {
    outline: 0;
  }
  @media (max-width: 767.98px) {
    /* a bottom sheet; overrides the position beside the control */
    && {
      position: fixed !important;
      inset: auto 0 0 !important;
      width: 100%;
      max-width: none;
      max-height: 60vh !important;
      transform: none !important;
      border-radius: var(--ca-r-xl) var(--ca-r-xl) 0 0;
      padding-bottom: calc(var(--ca-s-5) + env(safe-area-inset-bottom));
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
