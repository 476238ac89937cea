import { styled } from 'styled-components';
import { CardColumns } from '../../../shared/content/index.js';

export const MineColumns = styled(CardColumns)`
  @media (max-width: 1279.98px) {
    gap: var(--ca-s-4);

    > * {
      gap: var(--ca-s-4);
    }
  }
`;
