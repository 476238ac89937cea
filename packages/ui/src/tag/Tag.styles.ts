import { styled } from 'styled-components';

export const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  height: max(1.375rem, 20px);
  padding: 0 0.5em;
  border: 1px solid var(--border-2);
  border-radius: var(--r-sm);
  background: var(--bg-surface);
  color: var(--text-2);
  font-size: var(--fs-caption);
  line-height: 1;
  white-space: nowrap;

  &[data-tone='brand'] {
    border-color: var(--info-bd);
    background: var(--bg-selected);
    color: var(--text-brand-strong);
  }

  &[data-tone='new'] {
    border-color: var(--danger-solid);
    background: var(--danger-solid);
    color: var(--text-on-brand);
  }

  [data-mode='elder'] & {
    height: 1.75rem;
  }
`;
