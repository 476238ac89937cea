import { styled } from 'styled-components';

export const AmountRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--ca-s-4) var(--ca-s-8);

  > div > p {
    color: var(--ca-text-2);
  }
  > div > p [data-component='CountdownText'] {
    color: var(--ca-text-1);
    font-weight: var(--ca-fw-strong);
  }
  > div > strong {
    display: block;
    margin-top: var(--ca-s-2);
    font-size: var(--ca-fs-h1);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h1);
  }
`;

export const AmountFacts = styled.dl`
  display: grid;
  gap: var(--ca-s-2);
  font-size: var(--ca-fs-sm);

  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--ca-s-4);
  }
  dt {
    color: var(--ca-text-2);
  }
  dd[data-mono] {
    font-family: var(--ca-font-mono);
  }
  @media (max-width: 767.98px) {
    width: 100%;
  }
`;

/** Icon and name of a payment method. */
export const MethodTitle = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-2);
`;

/** The pay button is in the bottom bar below 1280px and in the card above: never in both. */
export const WideOnly = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  margin-top: var(--ca-s-6);

  @media (max-width: 1279.98px) {
    > [data-variant='primary'] {
      display: none;
    }
  }
`;
export const NarrowOnly = styled.div`
  @media (min-width: 1280px) {
    display: none;
  }
`;

/** The steps of a transfer below the payment methods. */
export const TransferRoom = styled.div`
  display: grid;
  gap: var(--ca-s-4);
  justify-items: start;
  margin-top: var(--ca-s-6);
  padding-top: var(--ca-s-5);
  border-top: 1px solid var(--ca-border-1);

  > form,
  > div {
    width: 100%;
  }
`;
