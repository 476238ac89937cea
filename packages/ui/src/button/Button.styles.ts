import { css, keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  min-height: var(--control-h);
  padding: 0 var(--s-4);
  border: 1px solid transparent;
  border-radius: var(--r-md);
  background: none;
  font-family: inherit;
  font-weight: var(--fw-strong);
  font-size: var(--fs-body);
  line-height: 1.2;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--dur-2) var(--ease-standard),
    border-color var(--dur-2),
    color var(--dur-2);

  &:hover {
    text-decoration: none;
  }

  &[data-variant='primary'] {
    background: var(--action);
    color: var(--text-on-brand);
    &:hover {
      background: var(--action-hover);
    }
    &:active {
      background: var(--action-active);
    }
  }
  &[data-variant='secondary'] {
    background: var(--bg-surface);
    border-color: var(--border-control);
    color: var(--text-1);
    &:hover {
      border-color: var(--action);
      color: var(--text-link);
      background: var(--bg-selected);
    }
    &:active {
      border-color: var(--action-active);
      color: var(--text-link-hover);
      background: var(--bg-sunken);
    }
  }
  &[data-variant='tonal'] {
    background: var(--bg-selected);
    color: var(--text-brand-strong);
    &:hover {
      border-color: var(--info-bd);
    }
    &:active {
      background: var(--bg-sunken);
    }
  }
  &[data-variant='text'] {
    padding: 0 var(--s-2);
    color: var(--text-link);
    &:hover {
      background: var(--bg-selected);
      color: var(--text-link-hover);
    }
    &:active {
      background: var(--bg-sunken);
    }
  }
  &[data-variant='danger'] {
    background: var(--danger-solid);
    color: var(--text-on-brand);
    &:hover,
    &:active {
      background: var(--danger-solid-hover);
    }
  }
  &[data-variant='danger-outline'] {
    border-color: var(--danger-fg);
    color: var(--danger-fg);
    background: var(--bg-surface);
    &:hover,
    &:active {
      background: var(--danger-bg);
    }
  }

  &[data-size='sm'] {
    min-height: var(--control-h-sm);
    padding: 0 var(--s-3);
    font-size: var(--fs-sm);
  }
  &[data-size='lg'] {
    min-height: var(--control-h-lg);
    padding: 0 var(--s-6);
    font-size: var(--fs-body-lg);
  }
  &[data-block] {
    display: flex;
    width: 100%;
  }

  &:disabled,
  &[data-disabled] {
    &,
    &:hover,
    &:active {
      background: var(--action-disabled-bg);
      border-color: var(--border-1);
      color: var(--action-disabled-fg);
      cursor: not-allowed;
    }
    &[data-variant='text'] {
      background: none;
      border-color: transparent;
    }
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

export const ButtonRoot = styled.button`
  ${buttonLook}
`;

/** Both labels share one cell, so that the button keeps its width while it works. */
export const Labels = styled.span`
  display: inline-grid;
  align-items: center;
  justify-items: center;

  > span {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
  }
  > [data-hidden] {
    visibility: hidden;
  }
`;

export const Spin = styled.span`
  flex: none;
  width: 1em;
  height: 1em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 2.4s;
  }
`;
