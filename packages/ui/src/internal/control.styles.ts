import { css, styled } from 'styled-components';

/** The frame of a text control. `frameState` passes it the state of the control. */
export const frame = css`
  display: flex;
  align-items: center;
  gap: var(--ca-s-2);
  width: 100%;
  min-height: var(--ca-control-h);
  padding: 0 var(--ca-s-3);
  border: 1px solid var(--ca-border-control);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-surface);
  color: var(--ca-text-1);
  transition: border-color var(--ca-dur-2) var(--ca-ease-standard);

  &:hover {
    border-color: var(--ca-action);
  }
  &[data-readonly] {
    background: var(--ca-bg-subtle);
  }
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
    background: var(--ca-bg-sunken);
    color: var(--ca-text-3);
    border-color: var(--ca-border-2);
    cursor: not-allowed;
  }
`;

/** The control without border and focus ring, which its frame draws. */
export const bareControl = css`
  flex: 1;
  min-width: 0;
  align-self: stretch;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;

  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  &::placeholder {
    color: var(--ca-text-3);
    opacity: 1;
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
  gap: var(--ca-s-2);
  flex: none;
  color: var(--ca-text-2);
`;
