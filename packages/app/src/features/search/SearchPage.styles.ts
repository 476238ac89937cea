import { Card } from '@ca-portal/ui/card';
import { styled } from 'styled-components';

/** Wide enough for typical input, not the full page width. */
export const FieldPlace = styled.div`
  max-width: 46rem;

  [data-mode='elder'] & {
    max-width: none;
  }
`;

export const BestCard = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-4) var(--ca-s-5);
  padding: var(--ca-card-pad);
  border: 1px solid var(--ca-border-brand);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  > div {
    flex: 1 1 18rem;
    min-width: 0;
  }
  h2 {
    margin-top: var(--ca-s-2);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-4);

    > div {
      flex: 1 1 70%;
    }
    > [data-part='action'] {
      flex: 1 1 40%;
    }
  }
`;

/** A group of hits: its header has the same minimum height with or without a link to more. */
export const HitGroup = styled(Card)`
  && > header {
    min-height: max(3.5rem, 52px);
    padding-block: var(--ca-s-1);
    border-bottom: 1px solid var(--ca-border-1);
  }
  && > header > [data-component='Button'] {
    margin-inline-end: calc(-1px - var(--ca-s-2));
  }
`;

export const Ways = styled.div`
  display: grid;
  gap: var(--ca-s-3);

  > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const FrequentSection = styled.section`
  display: grid;
  gap: var(--ca-s-4);

  > h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--ca-control-h-sm);
    padding: 0 var(--ca-s-3);
    border: 1px solid var(--ca-border-2);
    border-radius: var(--ca-r-full);
    background: var(--ca-bg-surface);
    color: var(--ca-text-1);
    font-size: var(--ca-fs-sm);
  }
  a:hover {
    border-color: var(--ca-action);
    color: var(--ca-text-link);
    text-decoration: none;
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`;

export const BusinessGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ca-s-6);

  a {
    display: flex;
    align-items: center;
    gap: var(--ca-s-4);
    height: 100%;
    padding: var(--ca-card-pad);
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-lg);
    background: var(--ca-bg-surface);
    color: var(--ca-text-1);
  }
  a:hover {
    border-color: var(--ca-action);
    text-decoration: none;
  }
  b {
    flex: 1;
    font-weight: var(--ca-fw-strong);
  }
  a > svg {
    color: var(--ca-text-3);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-3);

    a {
      padding: var(--ca-s-4);
    }
  }
`;
