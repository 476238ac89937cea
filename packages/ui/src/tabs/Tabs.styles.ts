import { styled } from 'styled-components';

export const TabList = styled.div`
  display: flex;
  gap: var(--ca-s-4);
  overflow-x: auto;
  border-bottom: 1px solid var(--ca-border-1);
  scrollbar-width: none;
`;

export const TabButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-2);
  flex: none;
  min-height: max(2.75rem, 2.75em, 40px);
  /* the focus ring is inside and must not cover the first character */
  padding: 0 var(--ca-s-1);
  border-bottom: 2px solid transparent;
  color: var(--ca-text-2);
  font-size: var(--ca-fs-body);
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--ca-text-link);
  }
  &[aria-selected='true'] {
    border-color: var(--ca-action);
    color: var(--ca-text-1);
    font-weight: var(--ca-fw-strong);
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  &[aria-disabled='true'] {
    color: var(--ca-text-3);
    cursor: not-allowed;
  }
  > [data-part='badge'] {
    display: inline-flex;
  }
  @media (pointer: coarse) {
    justify-content: center;
    min-width: 44px;
    min-height: max(2.75em, 44px);
  }
  @media (forced-colors: active) {
    /* forced colors draw a transparent border: every tab would look active */
    border-color: Canvas;

    &[aria-selected='true'] {
      border-bottom: 3px solid Highlight;
    }
  }
`;

export const TabPanel = styled.div`
  padding-top: var(--ca-s-4);
`;
