import { keyframes, styled } from 'styled-components';

/* nothing is shown for the first 300 ms, in every mode: most overlays have loaded by then */
const appear = keyframes`
  from { visibility: hidden; }
`;

export const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--ca-z-dialog);
  display: grid;
  place-items: center;
  background: var(--ca-bg-mask);
  animation: ${appear} 300ms step-end;

  > div {
    width: var(--local-w);
    min-width: min(var(--ca-dialog-min-w), 100%);
    max-width: 100%;
    height: var(--local-h);
    max-height: 90vh;
    padding: var(--ca-s-5) var(--ca-s-6);
    border-radius: var(--ca-r-xl);
    background: var(--ca-bg-overlay);
    box-shadow: var(--ca-shadow-4);
  }
  /* title, lines and button as backgrounds: elements would add more code to the first load */
  > div::before {
    content: '';
    --bone: no-repeat linear-gradient(var(--ca-bg-sunken) 0 0);
    display: block;
    height: 100%;
    background:
      0 0 / 40% 1.5rem var(--bone),
      0 3rem / 100% 1rem var(--bone),
      0 5rem / 70% 1rem var(--bone),
      100% 100% / 7rem var(--ca-control-h) var(--bone);
  }

  &[data-of='chat'] {
    z-index: var(--ca-z-chat);
  }
  &[data-of='chat'] > div {
    width: max(60rem, 960px);
    height: max(42.5rem, 680px);
  }
  &[data-of='drawer'] {
    z-index: var(--ca-z-drawer);
    place-items: stretch end;
  }
  &[data-of='drawer'] > div {
    width: max(var(--ca-drawer-w), 360px);
    min-width: 0;
    height: auto;
    max-height: none;
    border-radius: var(--ca-r-lg) 0 0 var(--ca-r-lg);
  }

  [data-mode='elder'] &[data-of='drawer'] > div {
    width: max(var(--ca-drawer-w), 460px);
  }

  @media (max-width: 1279.98px) {
    &[data-of='chat'] > div {
      width: 100%;
      height: 100%;
      max-height: none;
      border-radius: 0;
    }
  }
  @media (max-width: 767.98px) {
    &:not([data-of='chat']) {
      place-items: end stretch;
    }
    &&& > div {
      width: 100%;
      min-width: 0;
    }
    &:not([data-of='chat']) > div {
      border-radius: var(--ca-r-xl) var(--ca-r-xl) 0 0;
    }
    &[data-of='drawer'] > div {
      height: 60vh;
    }
  }
  @media (forced-colors: active) {
    > div {
      border: 1px solid CanvasText;
    }
  }
`;
