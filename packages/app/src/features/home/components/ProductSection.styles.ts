import { styled } from 'styled-components';
import { ArtCardFrame } from '../../../shared/content/index.js';

export const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--ca-s-6);

  > li {
    display: grid;
    min-width: 0;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-4);
  }
`;

export const OfferCard = styled(ArtCardFrame)`
  > [data-part='art'] {
    padding: var(--ca-s-6);
  }
  > [data-part='art'] > svg {
    height: 8rem;
  }
  @media (min-width: 768px) and (max-width: 1279.98px) {
    flex-direction: row;

    > [data-part='art'] {
      width: 36%;
      border-right: 1px solid var(--ca-border-1);
      border-bottom: 0;
    }
  }
  @media (max-width: 767.98px) {
    > [data-part='art'] {
      padding: var(--ca-s-4);
    }
    > [data-part='art'] > svg {
      height: 96px;
    }
  }
`;

export const OfferBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: var(--ca-s-6);

  h3 {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  > p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  > ul {
    margin: var(--ca-s-4) 0 var(--ca-s-6);
  }
  > p[data-part='closed'] {
    margin: auto 0 var(--ca-s-4);
    font-size: var(--ca-fs-sm);
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-4);
  }
`;

export const OfferFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  margin-top: auto;
  padding-top: var(--ca-s-4);
  border-top: 1px solid var(--ca-border-1);

  [data-part='closed'] + & {
    margin-top: 0;
  }
  [data-part='price'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  [data-part='price'] > b {
    color: var(--ca-text-1);
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }
  [data-mode='elder'] & {
    flex-flow: column nowrap;
    align-items: stretch;
    gap: var(--ca-s-4);
  }
`;
