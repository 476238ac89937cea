import { styled } from 'styled-components';
import { floatingSpotCss } from '../internal/floatingSpot.styles.js';

export const FloatingButton = styled.button`
  ${floatingSpotCss}
`;
