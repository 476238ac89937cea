import { styled } from 'styled-components';
import { TickList } from '../../../shared/content/index.js';

/* Whole sentences: larger spacing than for short points. */
export const NoticeList = styled(TickList)`
  gap: var(--ca-s-3);

  > li > [data-component='Icon'] {
    margin-top: 0.2em;
  }
`;
