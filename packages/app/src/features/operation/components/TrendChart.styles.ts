import { styled } from 'styled-components';

/** Space on the left for values, below for days. */
export const ChartBox = styled.div`
  height: 14rem;
  padding: var(--ca-s-2) var(--ca-s-4) var(--ca-s-6) 3.5rem;
`;

export const PlotArea = styled.div`
  position: relative;
  height: 100%;

  > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--ca-border-1);
  }
  line,
  path {
    vector-effect: non-scaling-stroke;
  }
  path {
    stroke: var(--ca-action);
    stroke-width: 2px;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  path[data-series='2'] {
    stroke: var(--ca-danger-fg);
    stroke-dasharray: 6 4;
  }

  > span {
    position: absolute;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: 1;
    white-space: nowrap;
  }
  > [data-axis='value'] {
    right: 100%;
    margin-inline-end: var(--ca-s-2);
    transform: translateY(50%);
  }
  > [data-axis='day'] {
    top: 100%;
    margin-block-start: var(--ca-s-2);
    transform: translateX(-50%);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);

  /* without nowrap a select takes the whole line, and the content beside it moves below the title */
  @media (min-width: 768px) {
    flex-wrap: nowrap;
  }
`;

export const Legend = styled.p`
  display: flex;
  gap: var(--ca-s-4);
  margin: 0 0 var(--ca-s-2);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  [data-series='1']::before,
  [data-series='2']::before {
    content: '';
    display: inline-block;
    width: 1.25em;
    margin-inline-end: var(--ca-s-1);
    vertical-align: middle;
    border-block-start: 2px solid var(--ca-action);
  }

  [data-series='2']::before {
    border-block-start: 2px dashed var(--ca-danger-fg);
  }
`;
