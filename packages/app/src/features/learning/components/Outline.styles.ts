import { styled } from 'styled-components';
import { Fold } from '../../../shared/content/index.js';

export const ChapterBox = styled(Fold)`
  > summary {
    min-height: max(3.25rem, 48px);
    padding: var(--ca-s-3) var(--ca-card-pad);
    background: var(--ca-bg-subtle);
  }
  > summary:hover {
    background: var(--ca-bg-hover);
  }
  > summary:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  > summary > b {
    flex: 1;
    min-width: 0;
    font-weight: var(--ca-fw-strong);
  }
  > summary > span {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > summary > [data-component='Icon'] {
    color: var(--ca-text-3);
    transition: rotate var(--ca-dur-1) var(--ca-ease-standard);
  }
  > ol {
    padding: 0 var(--ca-card-pad);
  }
  > ol > li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    min-height: max(3rem, 44px);
    padding: var(--ca-s-2) 0;
  }
  > ol > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  [data-part='no'] {
    color: var(--ca-text-3);
  }
  [data-part='grow'] {
    flex: 1;
    min-width: 0;
  }
  [data-part='length'] {
    min-width: 3.5em;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    text-align: right;
  }
  > ol > li > [data-component='Icon'] {
    color: var(--ca-text-3);
  }
`;
