import { styled } from 'styled-components';
import { SplitPanel } from '../../../shared/content/index.js';

/* Text and picture swap sides; on narrow screens the text always comes first. */
export const CaseRoot = styled(SplitPanel)`
  --split: minmax(0, 1fr) minmax(0, 1.1fr);

  &[data-side='right'] > [data-part='well'] {
    order: -1;
  }
  > [data-part='words'] {
    padding: var(--ca-s-8) var(--ca-s-10);
  }
  > [data-part='well'] {
    display: grid;
    place-items: center;
    padding: var(--ca-s-6);
    background: var(--ca-bg-brand-soft);
  }
  h2 {
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  [data-part='results'] > li {
    display: flex;
    gap: 0.4em;
    margin-top: var(--ca-s-4);
    color: var(--ca-success-fg);
    font-size: var(--ca-fs-sm);
  }
  [data-part='results'] [data-component='Icon'] {
    margin-top: 0.15em;
  }
  [data-mode='elder'] &[data-side='right'] > [data-part='well'] {
    order: 0;
  }
  @media (max-width: 1279.98px) {
    &[data-side='right'] > [data-part='well'] {
      order: 0;
    }
    > [data-part='words'] {
      padding: var(--ca-s-5) var(--ca-s-4);
    }
    > [data-part='well'] {
      padding: var(--ca-s-4);
    }
  }
`;

/* The flow runs to the right, turns and comes back, so each position sets the direction of its own arrow. */
export const Flow = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 9rem));
  gap: var(--ca-s-6) var(--ca-s-8);

  > li {
    position: relative;
    display: grid;
    place-items: center;
    min-height: max(2.75rem, 40px);
    padding: var(--ca-s-1) var(--ca-s-2);
    border: 1px solid var(--ca-border-control);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-surface);
    text-align: center;
  }
  > li[data-certificate] {
    border: 2px solid var(--ca-action);
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
    font-weight: var(--ca-fw-strong);
  }
  > li:nth-child(4) {
    grid-column: 3;
    grid-row: 2;
  }
  > li:nth-child(5) {
    grid-column: 2;
    grid-row: 2;
  }
  > li:nth-child(6) {
    grid-column: 1;
    grid-row: 2;
  }
  > li:not(:last-child)::after {
    position: absolute;
    top: 50%;
    left: 100%;
    width: var(--ca-s-8);
    border-top: 2px solid var(--ca-border-brand);
    content: '';
  }
  > li:nth-child(3):not(:last-child)::after {
    top: 100%;
    left: 50%;
    width: 0;
    height: var(--ca-s-6);
    border-top: 0;
    border-left: 2px solid var(--ca-border-brand);
  }
  > li:nth-child(n + 4):not(:last-child)::after {
    right: 100%;
    left: auto;
  }
  /* The second row runs backwards, so it needs an arrowhead. */
  > li:not(:first-child)::before {
    position: absolute;
    top: calc(50% - 4px);
    right: 100%;
    width: 8px;
    height: 10px;
    background: var(--ca-border-brand);
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    content: '';
  }
  > li:nth-child(n + 5)::before {
    right: auto;
    left: 100%;
    clip-path: polygon(100% 0, 0 50%, 100% 100%);
  }
  > li:nth-child(4)::before {
    top: auto;
    right: auto;
    bottom: 100%;
    left: calc(50% - 4px);
    width: 10px;
    height: 8px;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  @media (forced-colors: active) {
    > li:not(:first-child)::before {
      background: CanvasText;
    }
  }
  [data-mode='elder'] & {
    grid-template-columns: repeat(3, minmax(0, 13rem));
  }
  @media (max-width: 767.98px) {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
    gap: var(--ca-s-4);
    width: 100%;

    > li:nth-child(n) {
      grid-row: auto;
      grid-column: auto;
    }
    > li:nth-child(n):not(:last-child)::after {
      top: 100%;
      right: auto;
      left: 50%;
      width: 0;
      height: var(--ca-s-4);
      border-top: 0;
      border-left: 2px solid var(--ca-border-brand);
    }
    > li:nth-child(n):not(:first-child)::before {
      top: auto;
      right: auto;
      bottom: 100%;
      left: calc(50% - 4px);
      width: 10px;
      height: 8px;
      clip-path: polygon(0 0, 100% 0, 50% 100%);
    }
  }
`;
