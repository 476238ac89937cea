import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Live = styled.output`
  ${visuallyHidden}
`;
