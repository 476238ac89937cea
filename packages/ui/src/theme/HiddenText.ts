import { styled } from 'styled-components';
import { visuallyHidden } from './visuallyHidden.js';

/** Text for screen readers alone. */
export const HiddenText = styled.span`
  ${visuallyHidden}
`;
