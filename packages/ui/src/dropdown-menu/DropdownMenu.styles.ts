import { styled } from 'styled-components';

export const MenuPanel = styled.div`
  z-index: var(--ca-z-popover);
  min-width: 10rem;
  max-width: min(24rem, calc(100vw - 16px));
  overflow: auto;
  padding: var(--ca-s-1);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-3);
  color: var(--ca-text-1);

  &:focus-visible {
    outline: 0;
    box-shadow: var(--ca-shadow-3);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const MenuItem = styled.button`
  display: flex;
  align-items: center;
  gap: var(--ca-s-2);
  width: 100%;
  min-height: max(2.25rem, 34px);
  padding: var(--ca-s-1) var(--ca-s-3);
  border-radius: var(--ca-r-sm);
  color: var(--ca-text-1);
  font-size: var(--ca-fs-body);
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  &[data-danger] {
    color: var(--ca-danger-fg);

    &:hover,
    &:focus-visible {
      background: var(--ca-danger-bg);
    }
  }
  &[aria-disabled='true'] {
    background: none;
    color: var(--ca-text-3);
    cursor: not-allowed;
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    color: var(--ca-text-3);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  [data-mode='elder'] & {
    min-height: 60px;
  }
  @media (max-width: 767.98px), (pointer: coarse) {
    min-height: 44px;
  }
`;

export const MenuSeparator = styled.hr`
  height: 1px;
  margin: var(--ca-s-1) 0;
  border: 0;
  background: var(--ca-border-1);
`;
