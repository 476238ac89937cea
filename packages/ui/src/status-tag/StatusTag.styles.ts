import { styled } from 'styled-components';

export const StatusPill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  height: max(1.625rem, 24px);
  padding: 0 0.625em;
  border: 1px solid var(--ca-neutral-bd);
  border-radius: var(--ca-r-sm);
  background: var(--ca-neutral-bg);
  color: var(--ca-neutral-fg);
  font-size: var(--ca-fs-sm);
  line-height: 1;
  white-space: nowrap;

  & svg {
    width: 1.05em;
    height: 1.05em;
    stroke-width: 2.25;
  }

  /* the dot is a small circle: it needs a thick stroke to be visible */
  & [data-icon='dot'] {
    stroke-width: 3.25;
  }

  &[data-family='success'] {
    border-color: var(--ca-success-bd);
    background: var(--ca-success-bg);
    color: var(--ca-success-fg);
  }

  &[data-family='warning'] {
    border-color: var(--ca-warning-bd);
    background: var(--ca-warning-bg);
    color: var(--ca-warning-fg);
  }

  &[data-family='danger'] {
    border-color: var(--ca-danger-bd);
    background: var(--ca-danger-bg);
    color: var(--ca-danger-fg);
  }

  &[data-family='info'] {
    border-color: var(--ca-info-bd);
    background: var(--ca-info-bg);
    color: var(--ca-info-fg);
  }

  &[data-family='violet'] {
    border-color: var(--ca-violet-bd);
    background: var(--ca-violet-bg);
    color: var(--ca-violet-fg);
  }

  &[data-family='teal'] {
    border-color: var(--ca-teal-bd);
    background: var(--ca-teal-bg);
    color: var(--ca-teal-fg);
  }

  [data-mode='elder'] & {
    height: 2.25rem;
  }
`;
