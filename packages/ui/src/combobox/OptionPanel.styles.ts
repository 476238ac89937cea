import { styled } from 'styled-components';

export const Panel = styled.div`
  z-index: var(--ca-z-popover);
  display: flex;
  flex-direction: column;
  width: var(--local-width);
  max-height: min(20rem, var(--local-height, 20rem));
  padding: var(--ca-s-1);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-3);
  color: var(--ca-text-1);

  /* without typing there is no on-screen keyboard: a bottom sheet, near the thumb */
  @media (max-width: 767.98px) {
    &&[data-sheet] {
      position: fixed !important;
      inset: auto 0 0 !important;
      width: auto;
      max-height: 60vh;
      padding-bottom: calc(var(--ca-s-1) + env(safe-area-inset-bottom));
      border-radius: var(--ca-r-xl) var(--ca-r-xl) 0 0;
      transform: none !important;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const PanelNote = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-2);
  padding: var(--ca-s-2) var(--ca-s-3);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;

/* the list scrolls and needs no tab stop: the keys of the text field move it */
export const OptionList = styled.div`
  min-height: 0;
  overflow: auto;
`;

export const ListRoom = styled.div`
  position: relative;
`;

export const OptionRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ca-s-2);
  width: 100%;
  min-height: max(2.25rem, 34px);
  padding: var(--ca-s-1) var(--ca-s-3);
  border-radius: var(--ca-r-sm);
  overflow-wrap: anywhere;
  cursor: pointer;

  > [data-part='text'] {
    flex: 1;
    min-width: 0;
  }
  > [data-component='Icon'] {
    color: var(--ca-action);
  }
  small {
    display: block;
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  &[aria-selected='true'] {
    font-weight: var(--ca-fw-strong);
  }
  &[data-active] {
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
  }
  &[data-part='group'] {
    min-height: 0;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    cursor: default;
  }
  &[aria-disabled='true'] {
    color: var(--ca-text-3);
    cursor: not-allowed;
  }
  @media (max-width: 767.98px), (pointer: coarse) {
    &[role='option'] {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
