import { styled } from 'styled-components';

export const AutosaveRoot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-1);
  min-height: var(--ca-control-h-sm);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
  font-variant-numeric: tabular-nums;

  /* a long sentence wraps beside its icon instead of below it */
  > [role='alert'] {
    max-width: calc(100% - 1.25em - var(--ca-s-1));
  }

  &[data-status='saved'] > [data-component='Icon'] {
    color: var(--ca-success-fg);
  }
  &[data-status='failed'] {
    color: var(--ca-danger-fg);
    font-weight: var(--ca-fw-strong);
  }
`;
