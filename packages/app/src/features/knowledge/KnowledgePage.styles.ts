import { styled } from 'styled-components';
import { LinkList } from '../../shared/content/index.js';

/** Numbered names; the first three stand out. */
export const RankList = styled(LinkList).attrs({ as: 'ol' })`
  a {
    justify-content: flex-start;
  }
  b {
    width: 1em;
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-strong);
  }
  li:nth-child(-n + 3) b {
    color: var(--ca-seal);
    font-family: var(--ca-font-seal);
  }
`;

export const Note = styled.p`
  margin-bottom: var(--ca-s-4);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;
