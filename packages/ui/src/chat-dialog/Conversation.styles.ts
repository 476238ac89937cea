import { styled } from 'styled-components';

export const LogFrame = styled.div`
  position: relative;
  min-height: 0;
`;

export const Log = styled.div`
  position: relative;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--ca-s-5);
  contain: strict; /* a new message changes only the layout of the log */

  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  [data-part='searching'] {
    width: fit-content;
    padding: 10px 14px;
    border-radius: 2px 12px 12px;
    background: var(--ca-bg-sunken);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }

  @media (max-width: 767.98px) {
    padding: var(--ca-s-4);
  }
`;

export const Pill = styled.button`
  position: absolute;
  bottom: 12px;
  left: 50%;
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-full);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-3);
  color: var(--ca-text-link);
  font-weight: var(--ca-fw-strong);
  white-space: nowrap;
  translate: -50%;

  &:hover {
    background: var(--ca-bg-selected);
  }
`;
