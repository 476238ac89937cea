import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const StepList = styled.ol`
  --step-size: max(2rem, 30px);

  display: flex;

  & > li {
    display: flex;
    /* a long title uses the free space of a short one */
    flex: 1 1 auto;
    align-items: flex-start;
    gap: var(--ca-s-3);
    min-width: 0;
    padding-right: var(--ca-s-4);
  }

  & > li:last-child {
    padding-right: 0;
  }

  & [data-part='number'] {
    display: grid;
    place-items: center;
    flex: none;
    width: var(--step-size);
    height: var(--step-size);
    border: 1.5px solid var(--ca-border-control);
    border-radius: 50%;
    background: var(--ca-bg-surface);
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-strong);
  }

  & [data-part='text'] {
    flex: 1;
    min-width: 0;
    padding-top: 0.2em;
    line-height: 1.4;
  }

  & [data-part='title'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    font-weight: var(--ca-fw-strong);
    white-space: nowrap;
  }

  [data-mode='elder'] & [data-part='title'] {
    white-space: normal;
  }

  & > li:not(:last-child) [data-part='title']::after {
    content: '';
    flex: 1;
    min-width: 1rem;
    /* a border instead of a background, for forced colors */
    border-top: 1.5px solid var(--ca-border-2);
  }

  /* titles wrap there, and a line beside two rows of text would look wrong */
  [data-mode='elder'] && > li [data-part='title']::after {
    display: none;
  }

  & [data-part='description'] {
    /* fills its step without widening it */
    display: block;
    width: 0;
    min-width: 100%;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }

  & [data-part='title'] > button:hover {
    color: var(--ca-text-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & [data-part='position'] {
    ${visuallyHidden}
  }

  & > [data-status='done'] [data-part='number'] {
    border-color: var(--ca-action);
    color: var(--ca-text-link);
  }

  && > [data-status='done'] [data-part='title']::after {
    border-color: var(--ca-action);
  }

  & > [data-status='current'] [data-part='number'] {
    border-color: var(--ca-action);
    background: var(--ca-action);
    color: var(--ca-text-on-brand);
  }

  & > [data-status='todo'] [data-part='title'] {
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-regular);
  }

  /* phones: only the current step, with its number and the total; all steps if none is current */
  @media (max-width: 767.98px) {
    &[data-whole] {
      flex-direction: column;
      gap: var(--ca-s-4);
    }

    &:not([data-whole]) > li:not([data-status='current']) {
      display: none;
    }

    & > li {
      padding-right: 0;
    }

    & > li [data-part='title']::after {
      display: none;
    }

    &:not([data-whole]) [data-part='position'] {
      position: static;
      width: auto;
      height: auto;
      padding-top: 0.2em;
      clip-path: none;
      color: var(--ca-text-2);
      font-size: var(--ca-fs-sm);
    }
  }

  @media (forced-colors: active) {
    & > [data-status='current'] [data-part='number'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      /* removes the backplate in the page's color behind the text */
      forced-color-adjust: none;
    }
  }
`;
