import { styled } from 'styled-components';

export const LineArt = styled.svg`
  display: block;
  flex: none;
  stroke: var(--ca-motif-strong);
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-linecap: round;
  fill: none;

  & [data-fill='surface'] {
    fill: var(--ca-bg-surface);
  }

  & [data-fill='soft'] {
    fill: var(--ca-bg-brand-soft);
  }

  & [data-fill='ground'] {
    fill: var(--ca-bg-sunken);
    stroke: none;
  }

  & [data-fill='line'] {
    fill: var(--ca-motif-strong);
    stroke: none;
  }

  & [data-part='seal'] {
    stroke: var(--ca-seal);
  }
`;
