import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const HeaderRoot = styled.header`
  position: relative;
  z-index: var(--z-header);
  background: var(--bg-surface);

  & > div {
    border-bottom: 1px solid var(--border-1);
  }

  & > div > div {
    display: flex;
    align-items: center;
    max-width: var(--container);
    margin: 0 auto;
    padding: 0 var(--gutter);
  }

  [data-mode='elder'] & > div > div {
    max-width: 106rem;
  }

  @media (max-width: 767.98px) {
    --gutter: 1rem;
  }

  @media print {
    display: none;
  }
`;

export const Bar = styled.div`
  && > div {
    gap: var(--s-8);
    height: var(--header-h);
  }

  & [data-part='end'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--s-2);
    margin-left: auto;
  }

  @media (min-width: 1280px) {
    & [data-part='open-menu'] {
      display: none;
    }
  }

  @media (max-width: 767.98px) {
    && > div {
      gap: var(--s-2);
    }

    /* a name of ten characters then stands on one line beside it */
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
    gap: var(--s-1);
    height: 100%;
  }

  & a {
    position: relative;
    display: flex;
    align-items: center;
    height: 100%;
    padding: 0 var(--s-3);
    color: var(--text-1);
    font-size: max(0.9375rem, 14px);
    white-space: nowrap;
  }

  & a:hover {
    color: var(--text-link);
    text-decoration: none;
  }

  & a:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }

  & a[aria-current] {
    color: var(--text-link);
    font-weight: var(--fw-strong);
  }

  & a[aria-current]::after {
    content: '';
    position: absolute;
    right: var(--s-3);
    bottom: -1px;
    left: var(--s-3);
    height: 3px;
    background: var(--action);
  }

  [data-mode='elder'] & a {
    font-size: var(--fs-body);
  }

  @media (max-width: 1279.98px) {
    display: none;
  }

  @media (forced-colors: active) {
    & a[aria-current] {
      border-bottom: 3px solid Highlight;
    }
  }
`;

export const Utility = styled.div`
  color: var(--text-2);
  font-size: var(--fs-sm);

  && > div {
    justify-content: space-between;
    gap: var(--s-6);
    height: var(--utility-h);
  }

  & [data-part='tools'] {
    display: flex;
    align-items: center;
    gap: var(--s-5);
    height: 100%;
  }

  @media (max-width: 767.98px) {
    display: none;
  }
`;

/** A switch or link of the utility bar; the same controls stand, larger, in the sheet of a phone. */
export const Tools = styled.div`
  display: contents;

  & :is(a, button) {
    display: inline-flex;
    align-items: center;
    gap: 0.375em;
    height: 100%;
    color: var(--text-2);
  }

  & :is(a, button):hover {
    color: var(--text-link);
    text-decoration: none;
  }

  & button[aria-pressed='true'] {
    color: var(--text-link);
    font-weight: var(--fw-strong);
  }

  & button[data-part='leave-elder'] {
    height: auto;
    min-height: 44px;
    padding: 0 var(--s-4);
    border-radius: var(--r-md);
    background: var(--action);
    color: var(--text-on-brand);
  }

  & button[data-part='leave-elder']:hover {
    background: var(--action-hover);
    color: var(--text-on-brand);
  }
`;

export const UserButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--control-h);
  max-width: 14rem;
  padding: 2px var(--s-3) 2px var(--s-2);
  border: 1px solid var(--border-control);
  border-radius: var(--r-md);
  color: var(--text-1);

  &:hover,
  &[aria-expanded='true'] {
    border-color: var(--action);
    background: var(--bg-hover);
  }

  & > [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > svg {
    width: 1em;
    height: 1em;
    color: var(--text-2);
  }

  @media (max-width: 767.98px) {
    justify-content: center;
    min-width: 44px;
    padding: 2px;
    border-color: transparent;

    & > [data-part='name'] {
      ${visuallyHidden}
    }

    & > svg {
      display: none;
    }
  }
`;
