import { styled } from 'styled-components';
import { waiting } from '../../shared/page/in-order.styles.js';
import { Stack } from '../../shared/page/WorkPage.styles.js';

/** On a phone it stands below what comes after it in the document, and waits for that. */
export const Facts = styled(Stack)`
  @media (max-width: 767.98px) {
    &:has(~ * [data-component='Skeleton'], ~ * [data-part='coming']) {
      ${waiting}
    }
  }
`;

/** Who one is comes first on a phone. */
export const Side = styled(Stack)`
  @media (max-width: 767.98px) {
    order: -1;
  }
`;
