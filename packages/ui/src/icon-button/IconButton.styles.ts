import { styled } from 'styled-components';

export const IconButtonRoot = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: var(--ca-control-h);
  min-height: var(--ca-control-h);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--ca-r-md);
  background: none;
  color: var(--ca-text-2);
  cursor: pointer;
  transition: background var(--ca-dur-2) var(--ca-ease-standard);

  &[data-size='sm'] {
    min-width: var(--ca-control-h-sm);
    min-height: var(--ca-control-h-sm);
  }
  &:hover {
    background: var(--ca-bg-hover);
    color: var(--ca-text-1);
  }
  &:active,
  &[aria-expanded='true'],
  &[aria-pressed='true'] {
    background: var(--ca-bg-selected);
    color: var(--ca-text-link);
  }
  &[data-variant='outline'] {
    border-color: var(--ca-border-control);
    background: var(--ca-bg-surface);
    color: var(--ca-text-1);
    &:hover {
      border-color: var(--ca-action);
      background: var(--ca-bg-selected);
      color: var(--ca-text-link);
    }
  }
  &:disabled {
    &,
    &:hover {
      background: none;
      border-color: transparent;
      color: var(--ca-action-disabled-fg);
      cursor: not-allowed;
    }
    &[data-variant='outline'] {
      background: var(--ca-action-disabled-bg);
      border-color: var(--ca-border-1);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
