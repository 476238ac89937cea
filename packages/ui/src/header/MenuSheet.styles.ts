import { FloatingOverlay } from '@floating-ui/react';
import { styled } from 'styled-components';

export const Mask = styled(FloatingOverlay)`
  z-index: var(--ca-z-drawer);
  background: var(--ca-bg-mask);
`;

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ca-s-4);
  width: min(22rem, 100%);
  min-height: 100%;
  margin-left: auto;
  padding: var(--ca-s-4) var(--ca-gutter) calc(var(--ca-s-6) + env(safe-area-inset-bottom));
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-4);

  & > [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  & h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }

  & nav a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-2);
    min-height: 48px;
    padding: 0 var(--ca-s-3);
    border-radius: var(--ca-r-md);
    color: var(--ca-text-1);
  }

  & nav a:hover {
    background: var(--ca-bg-hover);
    text-decoration: none;
  }

  & nav a[aria-current] {
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
    font-weight: var(--ca-fw-strong);
  }

  @media (forced-colors: active) {
    & nav a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  [data-mode='elder'] & nav a {
    min-height: 60px;
  }

  & > [data-part='tools'] {
    display: grid;
    gap: var(--ca-s-1);
    padding: var(--ca-s-3) var(--ca-s-3) 0;
    border-top: 1px solid var(--ca-border-1);
  }

  & > [data-part='tools'] :is(a, button) {
    height: auto;
    min-height: 44px;
  }

  & > [data-part='tools'] [data-part='leave-elder'] {
    justify-content: center;
    min-height: 60px;
  }

  & > [data-part='user'] {
    padding: var(--ca-s-4) var(--ca-s-3) 0;
    border-top: 1px solid var(--ca-border-1);
  }
`;
