import { css, styled } from 'styled-components';

/** A native checkbox or radio input with our drawing over it: keyboard, forms and forced colors stay native. */
export const markInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

/** The box of a checkbox or radio. The native input draws itself by its own state; `frameState` explains why. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: max(1.25em, 18px);
  height: max(1.25em, 18px);
  /* centered on the first line of the text beside it */
  margin-top: calc((var(--ca-lh-body) * 1em - max(1.25em, 18px)) / 2);

  > * {
    grid-area: 1 / 1;
  }
  > input {
    appearance: none;
    width: 100%;
    height: 100%;
    margin: 0;
    border: 1.5px solid var(--ca-border-control);
    border-radius: var(--ca-r-sm);
    background: var(--ca-bg-surface);
    cursor: inherit;
  }
  > [data-component='Icon'] {
    width: 0.85em;
    height: 0.85em;
    stroke-width: 3;
    color: var(--ca-text-on-brand);
    display: none;
    pointer-events: none;
  }
  &[data-round] > input {
    border-radius: 50%;
  }
  > input:checked,
  > input[type='checkbox']:indeterminate {
    border-color: var(--ca-action);
    background: var(--ca-action);

    + [data-component='Icon'] {
      display: block;
    }
  }
  &[data-round] > input:checked {
    border-width: max(0.3125rem, 5px);
    background: var(--ca-bg-surface);
  }
  [aria-invalid='true'] > * > & > input:not(:checked),
  [data-invalid] > * > * > & > input:not(:checked),
  > input[aria-invalid='true'] {
    border-color: var(--ca-danger-fg);
    border-width: 2px;
  }
  &&& > input:disabled {
    border-color: var(--ca-border-2);
    background: var(--ca-bg-sunken);

    + [data-component='Icon'] {
      color: var(--ca-text-3);
    }
  }
  &&&[data-round] > input:disabled:checked {
    border-color: var(--ca-border-control);
  }
  @media (forced-colors: active) {
    > input:checked,
    > input[type='checkbox']:indeterminate {
      border-color: Highlight;
      background: Highlight;
    }
  }
`;

/** The label around mark and text: both are the target, 44 px on touch screens. `data-disabled` grays the text. */
export const MarkLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--ca-s-2);
  cursor: pointer;

  &:hover > [data-part='mark'] > input:enabled {
    border-color: var(--ca-action);
  }
  &[data-disabled],
  fieldset:disabled & {
    color: var(--ca-text-3);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    align-items: center;

    /* without text only the target grows, on both sides of the mark */
    &:has(> [data-part='mark']:only-child) {
      justify-content: center;
      min-width: 44px;
      margin-inline: calc((max(1.25em, 18px) - 44px) / 2);
    }
  }
`;

/** A card that is selected by the mark inside: its focus ring and disabled style. */
export const markedBox = css`
  &:has(:focus-visible) {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: var(--ca-border-1);
    background: var(--ca-bg-sunken);
    color: var(--ca-text-3);
    cursor: not-allowed;
  }
`;
