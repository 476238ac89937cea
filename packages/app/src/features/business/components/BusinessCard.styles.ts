import { styled } from 'styled-components';
import { CardFrame, CardGrid, fingerTarget } from '../../../shared/content/index.js';

/* Scroll margin: a business named in the address must not be hidden under the header. */
export const BusinessGrid = styled(CardGrid)`
  > li {
    scroll-margin-top: calc(var(--ca-header-h) + var(--ca-s-4));
  }
`;

export const CardRoot = styled(CardFrame)`
  padding: var(--ca-card-pad);

  &:not([data-refused]):hover,
  &[data-named] {
    border-color: var(--ca-action);
  }
  &[data-refused] {
    background: var(--ca-bg-subtle);
  }
  > [data-part='head'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
  }
  h3 {
    flex: 1;
    min-width: 0;
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: 1.4;
  }
  &[data-refused] h3 {
    color: var(--ca-text-2);
  }
  > dl {
    display: grid;
    gap: var(--ca-s-2);
    margin-top: var(--ca-s-4);
    font-size: var(--ca-fs-sm);
  }
  > dl > div {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    gap: var(--ca-s-2);
  }
  dt {
    color: var(--ca-text-2);
  }
  dd b {
    font-weight: var(--ca-fw-strong);
  }
  > [data-part='foot'] {
    margin-top: auto;
    padding-top: var(--ca-s-4);
  }
  [data-part='reason'] {
    display: flex;
    gap: var(--ca-s-2);
    margin-bottom: var(--ca-s-3);
    color: var(--ca-warning-fg);
    font-size: var(--ca-fs-sm);
  }
  [data-part='reason'] > [data-component='Icon'] {
    margin-top: 0.15em;
  }
  [data-part='buttons'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
  }
  [data-part='buttons'] > :first-child {
    flex: 1;
  }
`;

/* The dashed tile is no business: it leads to a question that comes before some of them. */
export const BidsTile = styled.aside`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--ca-s-4);
  padding: var(--ca-card-pad);
  border: 1px dashed var(--ca-border-control);
  border-radius: var(--ca-r-lg);

  h3 {
    margin-top: var(--ca-s-4);
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > a {
    ${fingerTarget}
  }
`;
