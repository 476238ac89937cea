import { styled } from 'styled-components';

export const ListRoot = styled.div`
  height: var(--local-height);
  overflow: auto;
  overflow-anchor: none; /* the virtualizer keeps the scroll position itself */
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-surface);
  color: var(--ca-text-1);
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
  padding: var(--ca-s-2) var(--ca-s-4);
  border-bottom: 1px solid var(--ca-border-1);
  overflow-wrap: anywhere;

  &[role='option'] {
    cursor: pointer;
  }
  /* a selectable row has touch height */
  @media (pointer: coarse), (max-width: 767.98px) {
    &[role='option'] {
      padding-block: max(var(--ca-s-2), calc((44px - 1lh) / 2));
    }
  }
  &[role='option']:hover {
    background: var(--ca-bg-hover);
  }
  &[aria-selected='true'] {
    background: var(--ca-bg-selected);
    box-shadow: inset 3px 0 0 var(--ca-action);
    font-weight: var(--ca-fw-strong);
  }
  [role='listbox']:focus-visible > * > &[data-active] {
    outline: 2px solid var(--ca-focus-ring);
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
  padding: var(--ca-s-6) var(--ca-s-4);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-md);
  color: var(--ca-text-2);
  text-align: center;
`;
