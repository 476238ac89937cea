import { styled } from 'styled-components';
import { bareControl } from '../internal/control.styles.js';

export const NumberRoot = styled.div`
  display: inline-grid;
  gap: var(--ca-s-1);
`;

export const NumberInputRoot = styled.span`
  display: flex;
  align-items: stretch;
  min-height: var(--ca-control-h);
  border: 1px solid var(--ca-border-control);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-surface);
  overflow: hidden;

  &:focus-within {
    border-color: var(--ca-action);
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: var(--ca-danger-fg);
    box-shadow: inset 0 0 0 1px var(--ca-danger-fg);
  }
  &[data-disabled],
  fieldset:disabled & {
    border-color: var(--ca-border-2);
    background: var(--ca-bg-sunken);
    color: var(--ca-text-3);
  }
`;

export const NumberControl = styled.input`
  ${bareControl}
  flex: 1 0 auto; /* stretched by a form, its buttons are at both ends */
  width: calc(var(--local-digits, 3) * 1ch + 1.5rem);
  text-align: center;
`;

export const StepButton = styled.button`
  display: grid;
  place-items: center;
  min-width: var(--ca-control-h);
  cursor: pointer;

  &:hover {
    background: var(--ca-bg-hover);
  }
  &:active {
    background: var(--ca-bg-sunken);
  }
  &:disabled {
    background: none;
    color: var(--ca-text-disabled);
    cursor: not-allowed;
  }
`;
