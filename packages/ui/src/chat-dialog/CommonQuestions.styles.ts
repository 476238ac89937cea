import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const Questions = styled.section`
  grid-row: 2 / 4;
  overflow: auto;
  padding: var(--ca-s-4) var(--ca-s-3);
  border-right: 1px solid var(--ca-border-1);
  background: var(--ca-bg-subtle);

  > h3 {
    padding: 0 var(--ca-s-2) var(--ca-s-2);
    font-weight: var(--ca-fw-strong);
    font-size: var(--ca-fs-sm);
  }
  > [data-component='Skeleton'] {
    display: block;
    margin: var(--ca-s-4) var(--ca-s-2);
  }
  > p {
    padding: 0 var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='question'] {
    display: block;
    width: 100%;
    min-height: 40px;
    padding: var(--ca-s-2);
    border-radius: var(--ca-r-md);
    font-size: var(--ca-fs-sm);
    text-align: start;
    overflow-wrap: anywhere;
  }
  [data-part='question']:hover {
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
  }
  [data-mode='elder'] & [data-part='question'] {
    min-height: 60px;
  }

  @media (max-width: 767.98px) {
    grid-row: auto;
    padding: 10px var(--ca-s-4);
    border-right: 0;
    border-bottom: 1px solid var(--ca-border-1);
    overflow: visible;

    > h3 {
      ${visuallyHidden}
    }
    > ul {
      display: flex;
      gap: 8px;
      overflow-x: auto;
      padding: 3px; /* the focus ring */
      scrollbar-width: none;
    }
    li {
      flex: none;
      max-width: 80%;
    }
    [data-part='question'] {
      min-height: 44px;
      padding: 0 14px;
      border: 1px solid var(--ca-border-2);
      border-radius: var(--ca-r-full);
      background: var(--ca-bg-surface);
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
