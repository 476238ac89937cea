import { css, styled } from 'styled-components';
import { markInput } from '../internal/mark.styles.js';

export const RadioGroupRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-3);

  &[data-variant='list'][data-orientation='horizontal'] {
    flex-flow: row wrap;
    gap: var(--s-3) var(--s-6);
  }
  &[data-variant='chips'] {
    flex-flow: row wrap;
    gap: var(--s-2);
  }
`;

const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: var(--control-h);
  padding: var(--s-1) var(--s-4);
  border: 1px solid var(--border-2);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  cursor: pointer;
  transition: border-color var(--dur-2) var(--ease-standard);

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
    border-color: var(--danger-fg);
  }
  &:hover:not(:has(:disabled)) {
    border-color: var(--action);
    color: var(--text-link);
  }
  &:has(:checked) {
    border-color: var(--action);
    background: var(--bg-selected);
    color: var(--text-brand-strong);
    font-weight: var(--fw-strong);

    > [data-component='Icon'] {
      display: block;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: var(--border-1);
    background: var(--bg-sunken);
    color: var(--text-3);
    cursor: not-allowed;
  }
`;

export const ChipLabel = styled.label`
  ${chip}
`;

export const OptionNote = styled.span`
  display: block;
  color: var(--text-2);
  font-size: var(--fs-sm);
  line-height: var(--lh-sm);

  label:has(:disabled) & {
    color: var(--text-3);
  }
`;
