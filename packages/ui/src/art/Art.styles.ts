import { styled } from 'styled-components';

export const LineArt = styled.svg`
  display: block;
  flex: none;
  stroke: var(--motif-strong);
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-linecap: round;
  fill: none;

  & [data-fill='surface'] {
    fill: var(--bg-surface);
  }

  & [data-fill='soft'] {
    fill: var(--bg-brand-soft);
  }

  & [data-fill='ground'] {
    fill: var(--bg-sunken);
    stroke: none;
  }

  & [data-fill='line'] {
    fill: var(--motif-strong);
    stroke: none;
  }

  & [data-part='seal'] {
    stroke: var(--seal);
  }
`;
