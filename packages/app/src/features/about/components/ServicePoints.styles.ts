import { styled } from 'styled-components';

export const PointsHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  padding: var(--ca-s-5) var(--ca-card-pad);

  h2 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
  }
  > [data-part='frame'] {
    width: 10rem;
    max-width: 100%;
  }
`;

export const PointsBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  border-top: 1px solid var(--ca-border-1);

  > ul > li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    padding: var(--ca-s-4) var(--ca-card-pad);
  }
  > ul > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  > ul > li[data-chosen] {
    background: var(--ca-bg-selected);
    box-shadow: inset 3px 0 var(--ca-action);
  }
  @media (forced-colors: active) {
    > ul > li[data-chosen] {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
  [data-part='words'] {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: var(--ca-fw-strong);
  }
  small {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  /* large type on a phone: the actions are below the text */
  @media (max-width: 767.98px) {
    [data-mode='elder'] & > ul > li {
      flex-wrap: wrap;
    }
    [data-mode='elder'] & > ul > li > [data-part='words'] {
      flex-basis: 60%;
    }
    [data-mode='elder'] & > ul > li > [data-component='Button'] {
      margin-left: auto;
    }
  }
`;

/* A map of relative positions: the streets are decoration, the pins follow the coordinates. */
export const Plan = styled.figure`
  position: relative;
  min-height: 16rem;
  background: var(--ca-bg-sunken);
  overflow: hidden;

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  [data-part='street'] {
    stroke: var(--ca-border-2);
    stroke-width: 1.4;
  }
  [data-part='river'] {
    fill: none;
    stroke: var(--ca-bg-brand-soft);
    stroke-width: 6;
  }
  > span {
    position: absolute;
    display: flex;
    align-items: center;
    color: var(--ca-text-2);
    transform: translate(-50%, -100%);
  }
  > span > [data-component='Icon'] {
    fill: var(--ca-bg-surface);
  }
  > span[data-chosen] {
    color: var(--ca-danger-solid);
  }
  @media (forced-colors: active) {
    > span > [data-component='Icon'] {
      fill: Canvas;
    }
  }
  [data-part='name'] {
    position: absolute;
    bottom: 100%;
    padding: 2px var(--ca-s-2);
    border: 1px solid var(--ca-border-2);
    border-radius: var(--ca-r-sm);
    background: var(--ca-bg-surface);
    color: var(--ca-text-1);
    font-size: var(--ca-fs-sm);
    white-space: nowrap;
  }
  [data-side='left'] {
    right: 0;
  }
  [data-side='middle'] {
    left: 50%;
    transform: translateX(-50%);
  }
  [data-side='right'] {
    left: 0;
  }
  > figcaption {
    position: absolute;
    right: 0;
    bottom: 0;
    padding: 0 var(--ca-s-2);
    border-radius: var(--ca-r-sm) 0 0;
    background: var(--ca-bg-sunken);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  @media (max-width: 1279.98px) {
    border-top: 1px solid var(--ca-border-1);
  }
`;

export const Cities = styled.p`
  padding: var(--ca-s-4) var(--ca-card-pad);
  border-top: 1px solid var(--ca-border-1);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;
