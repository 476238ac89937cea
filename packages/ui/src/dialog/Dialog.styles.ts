import { FloatingOverlay } from '@floating-ui/react';
import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { opacity: 0; translate: 0 0.5rem; }`;

export const Overlay = styled(FloatingOverlay)`
  z-index: var(--ca-z-dialog);
  display: grid;
  place-items: center;
  padding: var(--ca-s-6);
  background: var(--ca-bg-mask);

  @media (max-width: 767.98px) {
    padding: 0;
    place-items: end stretch;
  }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  width: 30rem;
  min-width: min(var(--ca-dialog-min-w), 100%);
  max-width: 100%;
  min-height: min(var(--ca-dialog-min-h), 90vh);
  max-height: 90vh;
  border-radius: var(--ca-r-xl);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-4);
  color: var(--ca-text-1);
  animation: ${rise} var(--ca-dur-3) var(--ca-ease-out);

  &[data-size='sm'] {
    width: 25rem;
  }
  &[data-size='lg'] {
    width: 44rem;
  }
  &[data-size='xl'] {
    width: 60rem;
  }
  &[data-compact] {
    min-height: 0;
  }
  &[data-full-screen] {
    width: 100%;
    height: 100%;
    max-height: none;
  }
  &[data-dragged] {
    transform: translate(var(--dx), var(--dy));
  }
  &:focus-visible {
    outline: 0;
    box-shadow: var(--ca-shadow-4);
  }
  @media (max-width: 767.98px) {
    &,
    &[data-size] {
      width: 100%;
      min-width: 0;
      max-height: 92vh;
      border-radius: var(--ca-r-xl) var(--ca-r-xl) 0 0;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
