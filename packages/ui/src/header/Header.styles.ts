import { styled } from 'styled-components';

export const HeaderRoot = styled.header`
  position: relative;
  z-index: var(--ca-z-header);
  background: var(--ca-bg-surface);

  & > div {
    border-bottom: 1px solid var(--ca-border-1);
  }

  & > div > div {
    display: flex;
    align-items: center;
    max-width: var(--ca-container);
    margin: 0 auto;
    padding: 0 var(--ca-gutter);
  }

  /* the menu is loading */
  & > output,
  [data-part='open-menu'] > output {
    position: absolute;
    right: 0;
    padding: var(--ca-s-3);
    background: inherit;
  }

  [data-mode='elder'] & > div > div {
    max-width: 106rem;
  }

  @media (max-width: 767.98px) {
    --ca-gutter: 1rem;
  }

  @media print {
    display: none;
  }
`;

export const Bar = styled.div`
  && > div {
    gap: var(--ca-s-8);
    height: var(--ca-header-h);
  }

  & [data-part='end'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--ca-s-2);
    margin-left: auto;
  }

  @media (min-width: 1280px) {
    & [data-part='open-menu'] {
      display: none;
    }
  }

  @media (max-width: 767.98px) {
    && > div {
      gap: var(--ca-s-2);
    }

    /* so that a name of ten characters fits on one line beside it */
    & [data-part='end'] > [data-variant='primary'] {
      padding: 0 12px;
    }
  }
`;

export const MainNav = styled.nav`
  flex: 1;
  min-width: 0;
  height: 100%;

  & > ul {
    display: flex;
    gap: var(--ca-s-1);
    height: 100%;
  }

  & a {
    position: relative;
    display: flex;
    align-items: center;
    height: 100%;
    padding: 0 var(--ca-s-3);
    color: var(--ca-text-1);
    font-size: max(0.9375rem, 14px);
    white-space: nowrap;
  }

  & a:hover {
    color: var(--ca-text-link);
    text-decoration: none;
  }

  & a:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }

  & a[aria-current] {
    color: var(--ca-text-link);
    font-weight: var(--ca-fw-strong);
  }

  & a[aria-current]::after {
    content: '';
    position: absolute;
    right: var(--ca-s-3);
    bottom: -1px;
    left: var(--ca-s-3);
    height: 3px;
    background: var(--ca-action);
  }

  [data-mode='elder'] & a {
    font-size: var(--ca-fs-body);
  }

  @media (max-width: 1279.98px) {
    display: none;
  }

  @media (forced-colors: active) {
    & a[aria-current]::after {
      background: Highlight;
    }
  }
`;
