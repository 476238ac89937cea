import { styled } from 'styled-components';

export const IconSvg = styled.svg`
  flex: none;
  width: var(--icon-size, 1.25em);
  height: var(--icon-size, 1.25em);
  stroke: currentColor;
  fill: none;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  /* three dots drawn as strokes need a larger width */
  &[data-icon='more'] {
    stroke-width: 3.25;
  }
`;
