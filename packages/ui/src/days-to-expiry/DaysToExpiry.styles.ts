import { styled } from 'styled-components';

export const ExpiryRoot = styled.div`
  display: grid;
  gap: var(--s-1);
  width: 8.5rem;
  min-width: 104px;
  max-width: 100%;

  & > [data-part='days'] {
    color: var(--text-1);
  }

  &[data-state='soon'] > [data-part='days'] {
    color: var(--warning-fg);
    font-weight: var(--fw-strong);
  }

  &[data-state='expired'] > [data-part='days'] {
    color: var(--danger-fg);
    font-weight: var(--fw-strong);
  }

  & > [data-part='date'] {
    color: var(--text-2);
    font-size: var(--fs-caption);
    line-height: var(--lh-caption);
  }
`;
