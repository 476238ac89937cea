import { css, styled } from 'styled-components';
import { markedBox, markInput } from '../internal/mark.styles.js';

export const RadioGroupRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ca-s-3);

  &[data-variant='list'][data-orientation='horizontal'] {
    flex-flow: row wrap;
    gap: var(--ca-s-3) var(--ca-s-6);
  }
  &[data-variant='chips'] {
    flex-flow: row wrap;
    gap: var(--ca-s-2);
  }
`;

const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: var(--ca-control-h);
  padding: var(--ca-s-1) var(--ca-s-4);
  border: 1px solid var(--ca-border-2);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-surface);
  cursor: pointer;
  transition: border-color var(--ca-dur-2) var(--ca-ease-standard);

  > input {
    ${markInput}
  }
  > [data-component='Icon'] {
    display: none;
    width: 1em;
    height: 1em;
    stroke-width: 2.25;
  }
  [aria-invalid='true'] > &:not(:has(:checked)) {
    border-color: var(--ca-danger-fg);
  }
  &:hover:not(:has(:disabled)) {
    border-color: var(--ca-action);
    color: var(--ca-text-link);
  }
  &:has(:checked) {
    border-color: var(--ca-action);
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
    font-weight: var(--ca-fw-strong);

    > [data-component='Icon'] {
      display: block;
    }
  }
  ${markedBox}
`;

export const ChipLabel = styled.label`
  ${chip}
`;

export const OptionNote = styled.span`
  display: block;
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);

  [data-disabled] &,
  fieldset:disabled & {
    color: var(--ca-text-3);
  }
`;
