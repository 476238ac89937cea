import { styled } from 'styled-components';
import { SplitPanel } from '../../shared/content/index.js';

export const DemoRoot = styled(SplitPanel)`
  --split: minmax(0, 1fr) 22rem;

  > [data-part='stage'] {
    display: grid;
    align-content: start;
    gap: var(--ca-s-5);
    min-height: 24rem;
    padding: var(--ca-s-8) var(--ca-s-10);
  }
  > [data-part='picture'] {
    display: grid;
    place-items: center;
    padding: var(--ca-s-6);
    background: var(--ca-bg-brand-soft);
  }
  > [data-part='picture'] > svg {
    width: 70%;
    height: auto;
  }
  h2 {
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }
  h2:focus-visible {
    outline: none;
    box-shadow: none;
  }
  p {
    color: var(--ca-text-2);
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-3);
  }
  [data-part='bytes'] {
    padding: var(--ca-s-3) var(--ca-s-4);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-sunken);
    color: var(--ca-text-1);
    font-family: var(--ca-font-mono);
    font-size: var(--ca-fs-sm);
    overflow-wrap: anywhere;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    justify-content: space-between;
    gap: var(--ca-s-3);
    padding: var(--ca-s-5) var(--ca-s-10);
    border-top: 1px solid var(--ca-border-1);
  }
  @media (max-width: 1279.98px) {
    > [data-part='picture'] {
      display: none;
    }
  }
  @media (max-width: 767.98px) {
    > [data-part='stage'],
    > footer {
      padding: var(--ca-s-5) var(--ca-s-4);
    }
  }
`;
