import { styled } from 'styled-components';
import { fingerTarget } from '../../../shared/content/index.js';

export const CourseRows = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-5);
    padding: var(--ca-s-5) var(--ca-card-pad);
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  [data-part='grow'] {
    display: grid;
    flex: 1;
    gap: var(--ca-s-2);
    min-width: 0;
  }
  h3 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
  h3 > a {
    color: var(--ca-text-1);
    ${fingerTarget}
  }
  h3 + p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='progress'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    max-width: 26rem;
    font-size: var(--ca-fs-sm);
  }
  [data-part='progress'] > progress {
    flex: 1;
  }
  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  [data-part='actions'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
  }
  @media (max-width: 767.98px) {
    > li {
      flex-direction: column;
      align-items: stretch;
      gap: var(--ca-s-3);
    }
    [data-part='actions'] > * {
      flex: 1;
    }
  }
`;
