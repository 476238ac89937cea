import { styled } from 'styled-components';

export const ExpiryRoot = styled.div`
  display: grid;
  gap: var(--ca-s-1);
  width: 8.5rem;
  min-width: max(104px, 6.5em);
  max-width: 100%;

  & > [data-part='days'] {
    color: var(--ca-text-1);
  }

  &[data-state='soon'] > [data-part='days'] {
    color: var(--ca-warning-fg);
    font-weight: var(--ca-fw-strong);
  }

  &[data-state='expired'] > [data-part='days'] {
    color: var(--ca-danger-fg);
    font-weight: var(--ca-fw-strong);
  }

  & > [data-part='date'] {
    white-space: nowrap; /* a date must not break over two lines */
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
`;
