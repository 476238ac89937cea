import { css, styled } from 'styled-components';

/** The box around a text control. Its state is the control's own (`:disabled`, `aria-invalid`), read with `:has`. */
export const frame = css`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  width: 100%;
  min-height: var(--control-h);
  padding: 0 var(--s-3);
  border: 1px solid var(--border-control);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  color: var(--text-1);
  transition: border-color var(--dur-2) var(--ease-standard);

  &:hover {
    border-color: var(--action);
  }
  &:has([data-part='control'][readonly]) {
    background: var(--bg-subtle);
  }
  &:focus-within {
    border-color: var(--action);
    outline: 2px solid var(--focus-ring);
    outline-offset: -1px;
  }
  &:has([aria-invalid='true']) {
    border-color: var(--danger-fg);
    box-shadow: inset 0 0 0 1px var(--danger-fg);
  }
  &:has([data-part='control']:disabled) {
    background: var(--bg-sunken);
    color: var(--text-3);
    border-color: var(--border-2);
    cursor: not-allowed;
  }
`;

/** The bare control inside a frame: the frame draws border and focus for it. */
export const bareControl = css`
  flex: 1;
  min-width: 0;
  align-self: stretch;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  outline: 0;

  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  &::placeholder {
    color: var(--text-3);
    opacity: 1;
    text-overflow: ellipsis;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
`;

export const Frame = styled.div`
  ${frame}
`;

export const Affix = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  flex: none;
  color: var(--text-2);
`;
