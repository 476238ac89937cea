import { styled } from 'styled-components';

export const AgeWords = styled.span`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  white-space: nowrap;

  &[data-step='days'] {
    color: var(--ca-warning-fg);
    font-weight: var(--ca-fw-strong);
  }
  &[data-step='old'] {
    color: var(--ca-danger-fg);
    font-weight: var(--ca-fw-strong);
  }
`;
