import { styled } from 'styled-components';
import { visuallyHidden } from './visuallyHidden.js';

/** Text for screen readers only. */
export const HiddenText = styled.span`
  ${visuallyHidden}
`;
