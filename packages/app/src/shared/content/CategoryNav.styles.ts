import { styled } from 'styled-components';

export const CategoryRoot = styled.nav`
  position: sticky;
  top: var(--ca-s-6);

  ul {
    display: grid;
    gap: 2px;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-2);
    min-height: max(2.75rem, 40px, var(--ca-control-h-sm));
    padding: 0 var(--ca-s-4);
    border-radius: var(--ca-r-md);
    color: var(--ca-text-1);
  }
  a:hover {
    background: var(--ca-bg-sunken);
    text-decoration: none;
  }
  a[aria-current] {
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
    font-weight: var(--ca-fw-strong);
  }
  p {
    padding: var(--ca-s-2) var(--ca-s-4);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='count'] {
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-regular);
  }
  @media (max-width: 1279.98px) {
    position: static;

    ul {
      display: flex;
      overflow-x: auto;
      scrollbar-width: none;
    }
    li {
      flex: none;
    }
    a {
      min-height: 44px;
      white-space: nowrap;
    }
    a:focus-visible {
      outline-offset: -2px;
    }
  }
  @media (forced-colors: active) {
    a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
