import { styled } from 'styled-components';
import { ArtCardFrame, CardGrid, fingerTarget } from '../../../shared/content/index.js';

export const ProductGrid = styled(CardGrid)`
  gap: var(--ca-s-6);
`;

/* On phones a row with the picture on the left. */
export const CardRoot = styled(ArtCardFrame)`
  > [data-part='art'] {
    padding: var(--ca-s-5);
  }
  > [data-part='art'] > svg {
    max-width: 100%;
    height: 7rem;
  }
  @media (max-width: 767.98px) {
    flex-direction: row;

    > [data-part='art'] {
      flex: none;
      width: 104px;
      padding: var(--ca-s-2);
      border-right: 1px solid var(--ca-border-1);
      border-bottom: 0;
    }
    > [data-part='art'] > svg {
      width: 88px;
      height: auto;
    }
  }
`;

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: var(--ca-s-4) var(--ca-s-5) var(--ca-s-5);

  [data-part='audience'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  h2 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
  h2 > a {
    color: var(--ca-text-1);
    ${fingerTarget}
  }
  h2 > a:hover {
    color: var(--ca-text-link-hover);
  }
  [data-part='summary'] {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-1);
    margin: var(--ca-s-3) 0 var(--ca-s-4);
  }
  > ul [data-component='Tag'] {
    height: auto;
    min-height: max(1.375rem, 20px);
    white-space: normal;
    line-height: 1.3;
  }
  @media (max-width: 767.98px) {
    padding: 14px var(--ca-s-4);
  }
`;

export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--ca-s-2) var(--ca-s-3);
  margin-top: auto;

  > div {
    flex: 1 1 9em;
    min-width: 0;
  }
  > a {
    flex: none;
  }
`;

export const Stock = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.3em;
  color: var(--ca-text-2);
  font-size: var(--ca-fs-caption);

  > [data-component='Icon'] {
    flex: none;
    margin-top: 0.2em;
    width: 1.05em;
    height: 1.05em;
  }
  &[data-tone='ok'] {
    color: var(--ca-success-fg);
  }
  &[data-tone='low'] {
    color: var(--ca-warning-fg);
  }
`;
