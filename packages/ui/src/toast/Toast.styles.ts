import { keyframes, styled } from 'styled-components';

const drop = keyframes`from { opacity: 0; translate: 0 -0.5rem; }`;

export const ToastRegion = styled.section`
  position: fixed;
  top: var(--s-6);
  left: 50%;
  z-index: var(--z-toast);
  display: grid;
  gap: var(--s-2);
  width: min(30rem, calc(100vw - 2 * var(--s-4)));
  translate: -50% 0;
  pointer-events: none;
`;

export const ToastRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border-left: 4px solid var(--info-solid);
  border-radius: var(--r-md);
  background: var(--bg-overlay);
  box-shadow: var(--shadow-3);
  color: var(--text-1);
  pointer-events: auto;
  animation: ${drop} var(--dur-3) var(--ease-out);

  > [data-component='Icon'] {
    margin-top: 0.15em;
    color: var(--info-fg);
  }
  &[data-tone='success'] {
    border-color: var(--success-solid);
    > [data-component='Icon'] {
      color: var(--success-fg);
    }
  }
  &[data-tone='warning'] {
    border-color: var(--warning-solid);
    > [data-component='Icon'] {
      color: var(--warning-fg);
    }
  }
  &[data-tone='error'] {
    border-color: var(--danger-solid);
    > [data-component='Icon'] {
      color: var(--danger-fg);
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
    font-weight: var(--fw-strong);
  }
  > p {
    color: var(--text-2);
  }
  > button {
    margin-top: var(--s-1);
    margin-left: calc(-1 * var(--s-2));
  }
`;
