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

/** The header's buttons. */
export const Tools = styled.span`
  display: flex;
  flex: none;
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ca-s-3);
  padding: var(--ca-s-5) var(--ca-s-6) 0;

  &[data-draggable] {
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  &[data-draggable]:active {
    cursor: grabbing;
  }
  > h2 {
    flex: 1;
    padding-top: 0.2em;
    font-size: var(--ca-fs-h4);
    line-height: var(--ca-lh-h4);
    font-weight: var(--ca-fw-strong);
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-4) var(--ca-s-4) 0;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: var(--ca-s-4) var(--ca-s-6);

  > [data-part='description'] {
    color: var(--ca-text-2);
    margin-bottom: var(--ca-s-4);
  }
  > [data-part='description']:last-child {
    margin-bottom: 0;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-4);
  }
`;

export const Footer = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--ca-s-3);
  padding: var(--ca-s-4) var(--ca-s-6) var(--ca-s-6);

  @media (max-width: 767.98px) {
    flex-wrap: wrap;
    padding: var(--ca-s-4) var(--ca-s-4) calc(var(--ca-s-4) + env(safe-area-inset-bottom));

    > button {
      flex: 1;
    }
  }
`;
