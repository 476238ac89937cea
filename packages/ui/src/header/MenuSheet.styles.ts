import { FloatingOverlay } from '@floating-ui/react';
import { styled } from 'styled-components';

export const Mask = styled(FloatingOverlay)`
  z-index: var(--z-drawer);
  background: var(--bg-mask);
`;

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-4);
  width: min(22rem, 100%);
  min-height: 100%;
  margin-left: auto;
  padding: var(--s-4) var(--gutter) calc(var(--s-6) + env(safe-area-inset-bottom));
  background: var(--bg-overlay);
  box-shadow: var(--shadow-4);

  & > [data-part='head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  & h2 {
    font-size: var(--fs-h4);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h4);
  }

  & nav a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2);
    min-height: 48px;
    padding: 0 var(--s-3);
    border-radius: var(--r-md);
    color: var(--text-1);
  }

  & nav a:hover {
    background: var(--bg-hover);
    text-decoration: none;
  }

  & nav a[aria-current] {
    background: var(--bg-selected);
    color: var(--text-brand-strong);
    font-weight: var(--fw-strong);
  }

  [data-mode='elder'] & nav a {
    min-height: 60px;
  }

  & > [data-part='tools'] {
    display: grid;
    gap: var(--s-1);
    padding: var(--s-3) var(--s-3) 0;
    border-top: 1px solid var(--border-1);
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
    padding: var(--s-4) var(--s-3) 0;
    border-top: 1px solid var(--border-1);
  }
`;
