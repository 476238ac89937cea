import { styled } from 'styled-components';

export const MenuPanel = styled.div`
  z-index: var(--z-popover);
  min-width: 10rem;
  max-width: min(24rem, calc(100vw - 16px));
  overflow: auto;
  padding: var(--s-1);
  border-radius: var(--r-md);
  background: var(--bg-overlay);
  box-shadow: var(--shadow-3);
  color: var(--text-1);

  &:focus-visible {
    outline: 0;
    box-shadow: var(--shadow-3);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const MenuItem = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  width: 100%;
  min-height: max(2.25rem, 34px);
  padding: var(--s-1) var(--s-3);
  border-radius: var(--r-sm);
  color: var(--text-1);
  font-size: var(--fs-body);
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: var(--bg-selected);
    color: var(--text-brand-strong);
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  &[data-danger] {
    color: var(--danger-fg);

    &:hover,
    &:focus-visible {
      background: var(--danger-bg);
    }
  }
  &[aria-disabled='true'] {
    background: none;
    color: var(--text-3);
    cursor: not-allowed;
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    color: var(--text-3);
    font-size: var(--fs-caption);
    line-height: var(--lh-caption);
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
  margin: var(--s-1) 0;
  border: 0;
  background: var(--border-1);
`;
