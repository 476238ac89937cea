import { css, styled } from 'styled-components';

/** A check box or radio as native input with our drawing over it: keyboard, forms and forced colours stay native. */
export const markInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export const Mark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: max(1.25em, 18px);
  height: max(1.25em, 18px);
  /* centred on the first line of the text beside it */
  margin-top: calc((var(--ca-lh-body) * 1em - max(1.25em, 18px)) / 2);
  border: 1.5px solid var(--ca-border-control);
  border-radius: var(--ca-r-sm);
  background: var(--ca-bg-surface);
  color: var(--ca-text-on-brand);

  > input {
    ${markInput}
  }
  > [data-component='Icon'] {
    width: 0.85em;
    height: 0.85em;
    stroke-width: 3;
    visibility: hidden;
  }
  &[data-round] {
    border-radius: 50%;
  }
  &:has(input:checked),
  &:has(input[type='checkbox']:indeterminate) {
    border-color: var(--ca-action);
    background: var(--ca-action);

    > [data-component='Icon'] {
      visibility: visible;
    }
  }
  &[data-round]:has(input:checked) {
    border-width: max(0.3125rem, 5px);
    background: var(--ca-bg-surface);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 2px;
  }
  [aria-invalid='true'] > * > &:not(:has(:checked)),
  [data-invalid] > * > * > &:not(:has(:checked)),
  &:has([aria-invalid='true']) {
    border-color: var(--ca-danger-fg);
    border-width: 2px;
  }
  &&:has(input:disabled) {
    border-color: var(--ca-border-2);
    background: var(--ca-bg-sunken);
    color: var(--ca-text-3);
  }
  &[data-round]:has(input:disabled:checked) {
    border-color: var(--ca-border-control);
  }
  @media (forced-colors: active) {
    &:has(input:checked) {
      border-color: Highlight;
      background: Highlight;
    }
  }
`;

/** Around mark and words: both are the target, of 44 px where fingers press. */
export const MarkLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--ca-s-2);
  cursor: pointer;

  &:hover > [data-part='mark']:not(:has(:disabled)) {
    border-color: var(--ca-action);
  }
  &:has(:disabled) {
    color: var(--ca-text-3);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    align-items: center;
  }
`;
