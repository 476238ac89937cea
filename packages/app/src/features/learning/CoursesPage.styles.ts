import { styled } from 'styled-components';
import { CardColumns } from '../../shared/content/Columns.styles.js';

/** The list and what is the visitor's own beside it. */
export const ListColumns = styled(CardColumns)`
  > section {
    display: block;
  }
  [data-part='pager'] {
    margin-top: var(--ca-s-6);
  }
`;
