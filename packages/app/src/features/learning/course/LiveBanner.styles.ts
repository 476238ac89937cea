import { styled } from 'styled-components';
import { SplitPanel } from '../../../shared/content/index.js';

export const BannerRoot = styled(SplitPanel)`
  --split: minmax(0, 1fr) 34rem;

  > [data-part='words'] {
    display: grid;
    justify-items: start;
    gap: var(--ca-s-3);
    padding: var(--ca-s-10);
  }
  [data-part='when'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-3);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  h2 {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  [data-part='summary'] {
    color: var(--ca-text-2);
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2) var(--ca-s-6);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='facts'] > li {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  [data-part='words'] > a {
    margin-top: var(--ca-s-3);
  }
  > [data-part='picture'] {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 12rem;
    border-left: 1px solid var(--ca-border-1);
    background: var(--ca-bg-brand-soft);
    overflow: hidden;
  }
  [data-part='picture'] > [data-component='Rosette'] {
    position: absolute;
    width: 32rem;
  }
  @media (max-width: 1279.98px) {
    > [data-part='picture'] {
      order: -1;
      min-height: 160px;
      border-bottom: 1px solid var(--ca-border-1);
      border-left: 0;
    }
  }
  @media (max-width: 767.98px) {
    > [data-part='words'] {
      padding: 20px;
    }
  }
`;

export const PlayMark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 5rem;
  height: 5rem;
  border-radius: var(--ca-r-full);
  background: var(--ca-action);
  color: var(--ca-text-on-brand);

  > [data-component='Icon'] {
    width: 2rem;
    height: 2rem;
    fill: currentColor;
  }
  &[data-size='sm'] {
    width: 2.25rem;
    height: 2.25rem;
  }
  &[data-size='sm'] > [data-component='Icon'] {
    width: 1rem;
    height: 1rem;
  }
`;
