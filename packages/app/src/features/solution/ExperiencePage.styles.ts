import { styled } from 'styled-components';
import { CardGrid } from '../../shared/content/index.js';

export const TrialGrid = styled(CardGrid)`
  && {
    gap: var(--ca-s-5);
  }
  > li {
    grid-template-rows: auto 1fr auto;
    justify-items: start;
    gap: var(--ca-s-3);
  }
  h3 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
  }
  p {
    margin-top: var(--ca-s-1);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='later'] {
    color: var(--ca-text-3);
  }
`;
