import { styled } from 'styled-components';
import { Filters } from '../../../shared/list/index.js';

export const QueueSearch = styled(Filters)`
  gap: var(--ca-s-2);
  padding-block: var(--ca-s-4);

  [data-part='words'] {
    width: max(17rem, 14em);
  }
  [data-part='choice'] {
    width: max(12rem, 170px);
  }
  [data-part='fresh'] {
    display: inline-flex;
    align-items: center;
    gap: var(--ca-s-2);
    margin-left: auto;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  @media (max-width: 767.98px) {
    [data-part='words'],
    [data-part='choice'] {
      flex: 0 1 auto;
      width: 100%;
    }
    [data-part='fresh'] {
      margin-left: 0;
    }
  }
`;
