import { styled } from 'styled-components';

export const ListRoot = styled.div`
  height: var(--local-height);
  overflow: auto;
  overflow-anchor: none; /* the virtualizer keeps the place itself */
  border: 1px solid var(--border-1);
  border-radius: var(--r-md);
  background: var(--bg-surface);
  color: var(--text-1);
  contain: strict;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const ListRoom = styled.div`
  position: relative;
  width: 100%;
`;

export const ListRow = styled.div`
  position: absolute;
  inset: 0 0 auto;
  padding: var(--s-2) var(--s-4);
  border-bottom: 1px solid var(--border-1);
  overflow-wrap: anywhere;

  &[role='option'] {
    cursor: pointer;
  }
  &[role='option']:hover {
    background: var(--bg-hover);
  }
  &[aria-selected='true'] {
    background: var(--bg-selected);
    box-shadow: inset 3px 0 0 var(--action);
    font-weight: var(--fw-strong);
  }
  [role='listbox']:focus-visible > * > &[data-active] {
    outline: 2px solid var(--focus-ring);
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const ListEmpty = styled.p`
  padding: var(--s-6) var(--s-4);
  border: 1px solid var(--border-1);
  border-radius: var(--r-md);
  color: var(--text-2);
  text-align: center;
`;
