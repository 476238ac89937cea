import { keyframes, styled } from 'styled-components';
import { markInput } from '../internal/mark.styles.js';

const breathe = keyframes`50% { opacity: 0.4; }`;

export const SwitchLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--ca-s-2);
  cursor: pointer;

  small {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  &[data-disabled] {
    color: var(--ca-text-3);
    cursor: not-allowed;
  }
  &[data-busy] {
    cursor: progress;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    align-items: center;
  }
`;

export const Track = styled.span`
  position: relative;
  flex: none;
  width: max(2.5rem, 38px);
  height: max(1.375rem, 21px);
  /* centered on the first line of the label, also at large text sizes */
  margin-top: calc((1lh - max(1.375rem, 21px)) / 2);
  border-radius: var(--ca-r-full);
  background: var(--ca-border-control);
  transition: background var(--ca-dur-2) var(--ca-ease-standard);

  > input {
    ${markInput}
  }
  &::after {
    content: '';
    position: absolute;
    inset: 2px auto 2px 2px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--ca-bg-surface);
    pointer-events: none;
  }
  @media (pointer: coarse) {
    margin-top: 0;
  }
  &:hover:not(:has(:disabled, [aria-disabled='true'])) {
    box-shadow: 0 0 0 2px var(--ca-bg-selected);
  }
  &:has(:checked) {
    background: var(--ca-action);
  }
  &:has(:checked)::after {
    inset: 2px 2px 2px auto;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 2px;
  }
  [data-disabled] > & {
    background: var(--ca-bg-sunken);
    box-shadow: inset 0 0 0 1px var(--ca-border-2);
  }
  [data-disabled] > &::after {
    background: var(--ca-border-control);
  }
  &:has([aria-busy='true'])::after {
    animation: ${breathe} 1.2s infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &:has([aria-busy='true'])::after {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::after {
      background: CanvasText;
    }
    &:has(:checked)::after {
      background: Highlight;
    }
  }
`;
