import { styled } from 'styled-components';

export const DetailRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);

  > [data-component='Breadcrumb'] {
    margin-bottom: calc(var(--s-2) * -1);
  }
`;

export const DetailGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23.75rem;
  align-items: start;
  gap: var(--s-6);

  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
`;

export const FactsLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  margin-bottom: var(--s-6);
  color: var(--text-2);

  > span > b {
    color: var(--text-1);
    font-family: var(--font-mono);
    font-weight: var(--fw-regular);
  }
`;

export const TrackBox = styled.div`
  margin-bottom: var(--s-6);
`;

export const Reasons = styled.ul`
  display: grid;
  gap: var(--s-4);

  > li > strong {
    display: block;
  }
  > li > span {
    color: var(--text-2);
  }
`;

export const Fees = styled.dl`
  display: grid;
  gap: var(--s-3);

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--s-4);
  }
  dt {
    color: var(--text-2);
  }
  dd {
    text-align: right;
    white-space: nowrap;
  }
  dd[data-free] {
    color: var(--success-fg);
  }
  > [data-total] {
    padding-top: var(--s-4);
    border-top: 1px solid var(--border-1);
  }
  > [data-total] > dd {
    font-size: var(--fs-h2);
    font-weight: var(--fw-strong);
    line-height: 1;
  }
`;

/** A quiet word at the right of a card's title. */
export const Aside = styled.span`
  color: var(--text-2);
  font-size: var(--fs-sm);
`;
