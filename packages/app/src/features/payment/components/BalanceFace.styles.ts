import { styled } from 'styled-components';

/** The card with the available balance, and beside it the totals of money in and out. */
export const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
  align-items: center;
  gap: var(--ca-s-6);

  > [data-part='card'] {
    position: relative;
    display: grid;
    align-content: space-between;
    gap: var(--ca-s-5);
    min-height: 12rem;
    padding: var(--ca-s-5);
    border: 1px solid var(--ca-border-brand);
    border-radius: var(--ca-r-lg);
    background: var(--ca-bg-brand-soft);
    overflow: hidden;
    isolation: isolate;
  }
  [data-component='Rosette'] {
    position: absolute;
    right: -5rem;
    bottom: -8rem;
    z-index: -1;
    width: 22rem;
  }
  [data-component='SealStamp'] {
    position: absolute;
    top: var(--ca-s-4);
    right: var(--ca-s-4);
    width: 3.5rem;
    height: 3.5rem;
    transform: rotate(-8deg);
  }
  h2 {
    padding-right: 4.5rem;
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
  }
  dt {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  dd {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
  }
  [data-part='amount'] {
    font-size: var(--ca-fs-h1);
    line-height: var(--ca-lh-h1);
  }
  > [data-part='rest'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--ca-s-5);
  }
  [data-mode='elder'] & :is([data-component='Rosette'], [data-component='SealStamp']) {
    display: none;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Amounts are short: two fit side by side on a phone, except in large type. */
export const Amounts = styled.div`
  @media (max-width: 767.98px) {
    :root:not([data-mode='elder']) & [data-component='OptionCardGroup'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    :root:not([data-mode='elder']) & [data-part='card'] {
      padding-inline: var(--ca-s-3);
    }
  }
`;
