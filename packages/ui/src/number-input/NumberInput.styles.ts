import { styled } from 'styled-components';
import { bareControl } from '../internal/control.styles.js';

export const NumberInputRoot = styled.span`
  display: inline-flex;
  align-items: stretch;
  min-height: var(--control-h);
  border: 1px solid var(--border-control);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  overflow: hidden;

  &:focus-within {
    border-color: var(--action);
    outline: 2px solid var(--focus-ring);
    outline-offset: -1px;
  }
  &:has([aria-invalid='true']) {
    border-color: var(--danger-fg);
    box-shadow: inset 0 0 0 1px var(--danger-fg);
  }
  &:has(input:disabled) {
    border-color: var(--border-2);
    background: var(--bg-sunken);
    color: var(--text-3);
  }
`;

export const NumberControl = styled.input`
  ${bareControl}
  flex: none;
  width: calc(var(--local-digits, 3) * 1ch + 1.5rem);
  text-align: center;
`;

export const StepButton = styled.button`
  display: grid;
  place-items: center;
  min-width: var(--control-h);
  cursor: pointer;

  &:hover {
    background: var(--bg-hover);
  }
  &:active {
    background: var(--bg-sunken);
  }
  &:disabled {
    background: none;
    color: var(--text-disabled);
    cursor: not-allowed;
  }
`;
