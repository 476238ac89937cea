import { styled } from 'styled-components';

export const FactsLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-1) var(--ca-s-3);
  margin-bottom: var(--ca-s-6);
  color: var(--ca-text-2);

  > span > b {
    color: var(--ca-text-1);
    font-family: var(--ca-font-mono);
    font-weight: var(--ca-fw-regular);
  }
`;

export const TrackBox = styled.div`
  margin-bottom: var(--ca-s-6);
`;

export const Reasons = styled.ul`
  display: grid;
  gap: var(--ca-s-4);

  > li > strong {
    display: block;
  }
  > li > span {
    color: var(--ca-text-2);
  }
  > li > [data-said] {
    color: var(--ca-danger-fg);
  }
  > li > [data-component='Field'] {
    margin-top: var(--ca-s-3);
  }
`;

export const Fees = styled.dl`
  display: grid;
  gap: var(--ca-s-3);

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--ca-s-4);
  }
  dt {
    color: var(--ca-text-2);
  }
  dd {
    text-align: right;
    white-space: nowrap;
  }
  dd[data-free] {
    color: var(--ca-success-fg);
  }
  > [data-total] {
    padding-top: var(--ca-s-4);
    border-top: 1px solid var(--ca-border-1);
  }
  > [data-total] > dd {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: 1;
  }
`;

/** The code for the counter, large enough to be read aloud. */
export const PickupCode = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ca-s-3);

  strong {
    font-family: var(--ca-font-mono);
    font-size: var(--ca-fs-h1);
    letter-spacing: 0.1em;
  }
`;
