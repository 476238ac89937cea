import { styled } from 'styled-components';
import { Stack, waiting } from '../../shared/page/index.js';

/** On a phone it is shown below the content that follows it in the document, and appears after that content. */
export const Facts = styled(Stack)`
  @media (max-width: 767.98px) {
    &:has(~ * [data-component='Skeleton'], ~ * [data-part='coming']) {
      ${waiting}
    }
  }
`;

/** On a phone the identity comes first. */
export const Side = styled(Stack)`
  @media (max-width: 767.98px) {
    order: -1;
  }
`;
