import { styled } from 'styled-components';

export const LampRow = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  border-bottom: 1px solid var(--border-1);
  background: var(--bg-subtle);
`;

export const Lamp = styled.li`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: var(--s-1);
  padding: var(--s-3) 0;
  color: var(--text-2);
  font-size: var(--fs-caption);
  text-align: center;

  > [data-part='mark'] {
    display: grid;
    place-items: center;
    width: max(1.75rem, 24px);
    height: max(1.75rem, 24px);
    border: 1.5px solid var(--border-2);
    border-radius: var(--r-full);
    background: var(--bg-surface);
  }
  [data-component='Icon'] {
    width: 1.25em;
    height: 1.25em;
  }
  &[data-state='ok'] > [data-part='mark'] {
    border-color: var(--success-bd);
    background: var(--success-bg);
    color: var(--success-fg);
  }
  &[data-state='failed'] {
    color: var(--danger-fg);
    font-weight: var(--fw-strong);
  }
  &[data-state='failed'] > [data-part='mark'] {
    border-color: var(--danger-bd);
    background: var(--danger-bg);
  }
  &[data-state='checking'] > [data-part='mark'] {
    border-color: var(--violet-bd);
    background: var(--violet-bg);
    color: var(--violet-fg);
  }
`;
