import { styled } from 'styled-components';
import { CardColumns } from '../../../shared/content/Columns.styles.js';

export const MineColumns = styled(CardColumns)`
  @media (max-width: 1279.98px) {
    gap: var(--ca-s-4);

    > * {
      gap: var(--ca-s-4);
    }
  }
`;
