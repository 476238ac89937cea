import { styled } from 'styled-components';

/** What uPlot's own sheet says of its layers; colors come from the tokens. */
export const ChartBox = styled.div`
  height: 14rem;
  overflow: hidden;

  .uplot,
  .u-wrap {
    position: relative;
  }

  .u-over,
  .u-under {
    position: absolute;
  }

  .u-wrap canvas {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);
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
