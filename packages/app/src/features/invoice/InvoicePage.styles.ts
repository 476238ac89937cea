import { styled } from 'styled-components';
import { FieldGrid } from '../../shared/page/index.js';

export const Sum = styled.dl`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--ca-s-4);
  padding: var(--ca-s-3) var(--ca-s-4);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);

  dd {
    margin: 0;
    white-space: nowrap;
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
  }
`;

export const Titles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(max(22rem, 24em), 100%), 1fr));
  gap: var(--ca-s-4);
  padding: var(--ca-card-pad);

  > li > [data-component='Card'] {
    height: 100%;
  }
  /* a tax number does not wrap, in large type too */
  @media (max-width: 767.98px) {
    [data-mode='elder'] & [data-component='Descriptions'] > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;

export const TitleActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-1);
  margin-top: var(--ca-s-3);
`;

export const Lacking = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--ca-s-1);
  margin-top: var(--ca-s-2);
  color: var(--ca-warning-fg);
  font-size: var(--ca-fs-sm);
`;

/** Fields of a dialog stand a little closer than those of a page. */
export const Pair = styled(FieldGrid)`
  gap: var(--ca-s-4);
`;
