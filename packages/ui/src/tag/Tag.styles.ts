import { styled } from 'styled-components';

export const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  height: max(1.375rem, 20px);
  padding: 0 0.5em;
  border: 1px solid var(--ca-border-2);
  border-radius: var(--ca-r-sm);
  background: var(--ca-bg-surface);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-caption);
  line-height: 1;
  white-space: nowrap;

  &[data-tone='brand'] {
    border-color: var(--ca-info-bd);
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
  }

  &[data-tone='new'] {
    border-color: var(--ca-danger-solid);
    background: var(--ca-danger-solid);
    color: var(--ca-text-on-brand);
  }

  [data-mode='elder'] & {
    height: max(1.75rem, 26px); /* its text size does not follow the window width */
  }
`;
