import { styled } from 'styled-components';
import { markInput } from '../internal/mark.styles.js';

export const SegmentedRoot = styled.div`
  display: inline-flex;
  gap: 2px;
  max-width: 100%;
  overflow-x: auto;
  padding: 3px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  scrollbar-width: none;
`;

export const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  min-height: calc(var(--control-h) - 8px);
  padding: 0 var(--s-4);
  border: 1px solid transparent;
  border-radius: var(--r-sm);
  color: var(--text-2);
  white-space: nowrap;
  cursor: pointer;

  > input {
    ${markInput}
  }
  &:hover {
    color: var(--text-1);
  }
  &:has(:checked) {
    border-color: var(--border-1);
    background: var(--bg-surface);
    box-shadow: var(--shadow-1);
    color: var(--text-1);
    font-weight: var(--fw-strong);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
    outline-offset: -1px;
  }
  &:has(:disabled) {
    color: var(--text-3);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;
