import { styled } from 'styled-components';

export const AmountField = styled.div`
  display: grid;
  gap: var(--ca-s-2);
  max-width: 24rem;

  > label {
    font-weight: var(--ca-fw-strong);
  }
  > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > p[data-tone='danger'] {
    color: var(--ca-danger-fg);
  }
`;
