import { styled } from 'styled-components';
import { SplitPanel } from '../../../shared/content/index.js';

export const PanelRoot = styled(SplitPanel)`
  --split: minmax(0, 0.71fr) minmax(0, 1fr);

  > [data-part='picture'] {
    padding: var(--ca-s-5);
    border-right: 1px solid var(--ca-border-1);
  }
  > [data-part='words'] {
    min-width: 0;
    padding: var(--ca-s-8) var(--ca-s-6);
  }
  [data-part='kind'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  h1 {
    margin-top: var(--ca-s-2);
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  [data-part='summary'] {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  [data-part='words'] > [data-component='Alert'] {
    margin-top: var(--ca-s-4);
  }
  [data-part='promises'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2) var(--ca-s-4);
    margin-top: var(--ca-s-4);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='promises'] + * {
    margin-top: var(--ca-s-4);
  }
  [data-part='promises'] > li {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
  }
  @media (max-width: 1279.98px) {
    > [data-part='picture'] {
      padding: var(--ca-s-3);
      border-right: 0;
      border-bottom: 1px solid var(--ca-border-1);
    }
  }
  @media (max-width: 767.98px) {
    > [data-part='words'] {
      padding: var(--ca-s-5) var(--ca-s-4);
    }
  }
`;

export const PictureWell = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  height: 100%;
  min-height: 26rem;
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-brand-soft);
  overflow: hidden;

  > [data-component='Rosette'] {
    position: absolute;
    z-index: -1;
    width: 96%;
  }
  > svg:not([data-component='Rosette']) {
    width: 68%;
    height: auto;
  }
  > [data-part='seal'] {
    position: absolute;
    right: var(--ca-s-6);
    bottom: var(--ca-s-6);
  }
  > [data-part='seal'] > svg {
    width: 4.75rem;
    height: 4.75rem;
  }
  @media (max-width: 1279.98px) {
    min-height: 200px;

    > [data-component='Rosette'] {
      width: 400px;
    }
    > svg:not([data-component='Rosette']) {
      width: 180px;
    }
  }
`;

export const TotalBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--ca-s-2) var(--ca-s-4);
  margin-top: var(--ca-s-4);
  padding: var(--ca-s-3) var(--ca-s-4);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-subtle);

  > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  b {
    margin-left: var(--ca-s-1);
    color: var(--ca-text-1);
    font-size: var(--ca-fs-h1);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h1);
  }
`;

export const BuyRow = styled.div`
  margin-top: var(--ca-s-6);

  @media (max-width: 1279.98px) {
    display: none;
  }
`;
