import { keyframes, styled } from 'styled-components';
import { scrollBarRoom } from '../internal/scrollBarRoom.js';

const drop = keyframes`from { opacity: 0; translate: 0 -0.5rem; }`;

export const ToastRegion = styled.section`
  position: fixed;
  top: var(--ca-s-6);
  left: calc(50% - ${scrollBarRoom} / 2);
  z-index: var(--ca-z-toast);
  display: grid;
  gap: var(--ca-s-2);
  width: min(30rem, calc(100vw - 2 * var(--ca-s-4)));
  translate: -50% 0;
  pointer-events: none;
`;

export const ToastRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ca-s-3);
  padding: var(--ca-s-3) var(--ca-s-4);
  border-left: 4px solid var(--ca-info-solid);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-3);
  color: var(--ca-text-1);
  pointer-events: auto;
  animation: ${drop} var(--ca-dur-3) var(--ca-ease-out);

  > [data-component='Icon'] {
    margin-top: 0.15em;
    color: var(--ca-info-fg);
  }
  &[data-tone='success'] {
    border-color: var(--ca-success-solid);
    > [data-component='Icon'] {
      color: var(--ca-success-fg);
    }
  }
  &[data-tone='warning'] {
    border-color: var(--ca-warning-solid);
    > [data-component='Icon'] {
      color: var(--ca-warning-fg);
    }
  }
  &[data-tone='error'] {
    border-color: var(--ca-danger-solid);
    > [data-component='Icon'] {
      color: var(--ca-danger-fg);
    }
  }
  > [data-component='IconButton'] {
    min-width: 28px;
    min-height: 28px;
    margin: -2px -6px -2px 0;
  }
  @media (pointer: coarse) {
    > [data-component='IconButton'] {
      min-width: 44px;
      min-height: 44px;
      margin: -10px -10px -10px 0;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const ToastBody = styled.div`
  flex: 1;
  min-width: 0;

  > strong {
    display: block;
    font-weight: var(--ca-fw-strong);
  }
  > p {
    color: var(--ca-text-2);
  }
  > button {
    margin-top: var(--ca-s-1);
    margin-left: calc(-1 * var(--ca-s-2));
  }
`;
