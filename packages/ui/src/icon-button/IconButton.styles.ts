import { styled } from 'styled-components';

export const IconButtonRoot = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: var(--control-h);
  min-height: var(--control-h);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--r-md);
  background: none;
  color: var(--text-2);
  cursor: pointer;
  transition: background var(--dur-2) var(--ease-standard);

  &[data-size='sm'] {
    min-width: var(--control-h-sm);
    min-height: var(--control-h-sm);
  }
  &:hover {
    background: var(--bg-hover);
    color: var(--text-1);
  }
  &:active,
  &[aria-expanded='true'],
  &[aria-pressed='true'] {
    background: var(--bg-selected);
    color: var(--text-link);
  }
  &[data-variant='outline'] {
    border-color: var(--border-control);
    background: var(--bg-surface);
    color: var(--text-1);
    &:hover {
      border-color: var(--action);
      background: var(--bg-selected);
      color: var(--text-link);
    }
  }
  &:disabled {
    &,
    &:hover {
      background: none;
      border-color: transparent;
      color: var(--action-disabled-fg);
      cursor: not-allowed;
    }
    &[data-variant='outline'] {
      background: var(--action-disabled-bg);
      border-color: var(--border-1);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
