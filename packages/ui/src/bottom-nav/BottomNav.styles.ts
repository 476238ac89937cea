import { createGlobalStyle, styled } from 'styled-components';
import { scrollBarRoom } from '../internal/scrollBarRoom.js';

/* The bar would cover the end of the page, so the page gets a bottom padding. */
export const RoomForNav = createGlobalStyle`
  @media (max-width: 1279.98px) and (min-height: 480px) {
    body { padding-bottom: calc(72px + env(safe-area-inset-bottom)); }
  }
`;

export const NavRoot = styled.nav`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: var(--ca-z-header);
  padding-right: ${scrollBarRoom};
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--ca-border-1);
  background: var(--ca-bg-surface);

  @media (min-width: 1280px) {
    display: none;
  }
  /* a low window, or 400 % zoom: the content gets all the space */
  @media (max-height: 479.98px) {
    position: static;
  }

  & ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  & a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-height: 56px;
    padding: 8px 0 6px;
    color: var(--ca-text-2);
    font-size: 12px;
    line-height: 1.5;
  }

  & a:hover {
    color: var(--ca-text-link-hover);
    text-decoration: none;
  }

  & a[aria-current] {
    color: var(--ca-text-link);
    font-weight: var(--ca-fw-strong);
  }

  & a:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }

  & svg {
    width: 22px;
    height: 22px;
  }

  & [data-part='label'] {
    max-width: 100%;
    padding: 0 4px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [data-component='Badge'] {
    position: absolute;
    top: 6px;
    left: 58%;
  }

  [data-mode='elder'] & a {
    min-height: 64px;
    font-size: 18px;
  }

  @media print {
    display: none;
  }
`;
