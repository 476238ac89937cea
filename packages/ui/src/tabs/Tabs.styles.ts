import { styled } from 'styled-components';

export const TabList = styled.div`
  display: flex;
  gap: var(--s-6);
  overflow-x: auto;
  border-bottom: 1px solid var(--border-1);
  scrollbar-width: none;
`;

export const TabButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  flex: none;
  min-height: max(2.75rem, 40px);
  padding: 0;
  border-bottom: 2px solid transparent;
  color: var(--text-2);
  font-size: var(--fs-body);
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--text-link);
  }
  &[aria-selected='true'] {
    border-color: var(--action);
    color: var(--text-1);
    font-weight: var(--fw-strong);
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  &[aria-disabled='true'] {
    color: var(--text-3);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      border-bottom: 3px solid Highlight;
    }
  }
`;

export const TabPanel = styled.div`
  padding-top: var(--s-4);
`;
