import { styled } from 'styled-components';
import { CardColumns } from '../../shared/content/index.js';

/** The list, with the visitor's own courses beside it. */
export const ListColumns = styled(CardColumns)`
  > section {
    display: block;
  }
  [data-part='pager'] {
    margin-top: var(--ca-s-6);
  }
`;
