import { styled } from 'styled-components';
import { Stack } from '../../shared/page/WorkPage.styles.js';

/** Who one is comes first on a phone. */
export const Side = styled(Stack)`
  @media (max-width: 767.98px) {
    order: -1;
  }
`;
