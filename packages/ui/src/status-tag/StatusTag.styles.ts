import { styled } from 'styled-components';

export const StatusPill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  height: max(1.625rem, 24px);
  padding: 0 0.625em;
  border: 1px solid var(--neutral-bd);
  border-radius: var(--r-sm);
  background: var(--neutral-bg);
  color: var(--neutral-fg);
  font-size: var(--fs-sm);
  line-height: 1;
  white-space: nowrap;

  & svg {
    width: 1.05em;
    height: 1.05em;
    stroke-width: 2.25;
  }

  /* a point is drawn as a small circle: only weight makes it read as a state */
  & [data-icon='dot'] {
    stroke-width: 3.25;
  }

  &[data-family='success'] {
    border-color: var(--success-bd);
    background: var(--success-bg);
    color: var(--success-fg);
  }

  &[data-family='warning'] {
    border-color: var(--warning-bd);
    background: var(--warning-bg);
    color: var(--warning-fg);
  }

  &[data-family='danger'] {
    border-color: var(--danger-bd);
    background: var(--danger-bg);
    color: var(--danger-fg);
  }

  &[data-family='info'] {
    border-color: var(--info-bd);
    background: var(--info-bg);
    color: var(--info-fg);
  }

  &[data-family='violet'] {
    border-color: var(--violet-bd);
    background: var(--violet-bg);
    color: var(--violet-fg);
  }

  &[data-family='teal'] {
    border-color: var(--teal-bd);
    background: var(--teal-bg);
    color: var(--teal-fg);
  }

  [data-mode='elder'] & {
    height: 2.25rem;
  }
`;
