import { styled } from 'styled-components';

export const TrialGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ca-s-5);

  > li {
    display: grid;
    grid-template-rows: auto 1fr auto;
    justify-items: start;
    gap: var(--ca-s-3);
    min-width: 0;
  }
  h3 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
  }
  p {
    margin-top: var(--ca-s-1);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='later'] {
    color: var(--ca-text-3);
  }
  [data-mode='elder'] & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 767.98px) {
    &,
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
