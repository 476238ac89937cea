import { styled } from 'styled-components';
import { FigureGrid } from '../../../shared/page/index.js';

/** Key figures that are links. */
export const LinkedFigures = styled(FigureGrid)`
  > * {
    color: var(--ca-text-1);
  }
  > a:hover {
    background: var(--ca-bg-hover);
    color: var(--ca-text-1);
    text-decoration: none;
  }
  > a:focus-visible {
    outline-offset: -2px;
  }
  [data-part='words'] {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: 1.95;
  }
  [data-part='note'] {
    color: var(--ca-text-3);
  }
`;
