import { css, keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--ca-s-2);
  min-height: var(--ca-control-h);
  padding: 0 var(--ca-s-4);
  border: 1px solid transparent;
  border-radius: var(--ca-r-md);
  background: none;
  font-family: inherit;
  font-weight: var(--ca-fw-strong);
  font-size: var(--ca-fs-body);
  line-height: 1.2;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--ca-dur-2) var(--ca-ease-standard),
    border-color var(--ca-dur-2),
    color var(--ca-dur-2);

  &:hover {
    text-decoration: none;
  }

  &[data-variant='primary'] {
    background: var(--ca-action);
    color: var(--ca-text-on-brand);
    &:hover {
      background: var(--ca-action-hover);
    }
    &:active {
      background: var(--ca-action-active);
    }
  }
  &[data-variant='secondary'] {
    background: var(--ca-bg-surface);
    border-color: var(--ca-border-control);
    color: var(--ca-text-1);
    &:hover {
      border-color: var(--ca-action);
      color: var(--ca-text-link);
      background: var(--ca-bg-selected);
    }
    &:active {
      border-color: var(--ca-action-active);
      color: var(--ca-text-link-hover);
      background: var(--ca-bg-sunken);
    }
  }
  &[data-variant='tonal'] {
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
    &:hover {
      border-color: var(--ca-info-bd);
    }
    &:active {
      background: var(--ca-bg-sunken);
    }
  }
  &[data-variant='text'] {
    padding: 0 var(--ca-s-2);
    color: var(--ca-text-link);
    &:hover {
      background: var(--ca-bg-selected);
      color: var(--ca-text-link-hover);
    }
    &:active {
      background: var(--ca-bg-sunken);
    }
  }
  &[data-variant='danger'] {
    background: var(--ca-danger-solid);
    color: var(--ca-text-on-brand);
    &:hover,
    &:active {
      background: var(--ca-danger-solid-hover);
    }
  }
  &[data-variant='danger-outline'] {
    border-color: var(--ca-danger-fg);
    color: var(--ca-danger-fg);
    background: var(--ca-bg-surface);
    &:hover,
    &:active {
      background: var(--ca-danger-bg);
    }
  }

  &[data-size='sm'] {
    min-height: var(--ca-control-h-sm);
    padding: 0 var(--ca-s-3);
    font-size: var(--ca-fs-sm);
  }
  &[data-size='lg'] {
    min-height: var(--ca-control-h-lg);
    padding: 0 var(--ca-s-6);
    font-size: var(--ca-fs-body-lg);
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
      background: var(--ca-action-disabled-bg);
      border-color: var(--ca-border-1);
      color: var(--ca-action-disabled-fg);
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
    gap: var(--ca-s-2);
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
