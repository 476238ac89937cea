import { styled } from 'styled-components';
import { markInput } from '../internal/mark.styles.js';

export const SegmentedRoot = styled.div`
  display: inline-flex;
  gap: 2px;
  max-width: 100%;
  overflow-x: auto;
  padding: 3px;
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);
  scrollbar-width: none;
`;

export const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  min-height: calc(var(--ca-control-h) - 8px);
  padding: 0 var(--ca-s-4);
  border: 1px solid transparent;
  border-radius: var(--ca-r-sm);
  color: var(--ca-text-2);
  white-space: nowrap;
  cursor: pointer;

  > input {
    ${markInput}
  }
  &:hover {
    color: var(--ca-text-1);
  }
  &:has(:checked) {
    border-color: var(--ca-border-1);
    background: var(--ca-bg-surface);
    box-shadow: var(--ca-shadow-1);
    color: var(--ca-text-1);
    font-weight: var(--ca-fw-strong);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: -1px;
  }
  &:has(:disabled) {
    color: var(--ca-text-3);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    /* forced colors draw a transparent border: every segment would look selected */
    border-color: Canvas;

    &:has(:checked) {
      border-color: Highlight;
      box-shadow: none;
      outline: 1px solid Highlight;
      outline-offset: -3px;
    }
    &:has(:focus-visible) {
      outline: 3px solid Highlight;
      outline-offset: -1px;
    }
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;
