import { styled } from 'styled-components';

export const LampRow = styled.ol`
  display: grid;
  /* six in a row if their labels fit, or two rows of three: by the width of the panel, not of the window */
  grid-template-columns: repeat(auto-fit, minmax(clamp(15%, (26em - 100%) * 999, 33%), 1fr));
  border-bottom: 1px solid var(--ca-border-1);
  background: var(--ca-bg-subtle);
`;

export const Lamp = styled.li`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: var(--ca-s-1);
  padding: var(--ca-s-3) 0;
  color: var(--ca-text-2);
  font-size: var(--ca-fs-caption);
  text-align: center;

  > [data-part='mark'] {
    display: grid;
    place-items: center;
    width: max(1.75rem, 24px);
    height: max(1.75rem, 24px);
    border: 1.5px solid var(--ca-border-2);
    border-radius: var(--ca-r-full);
    background: var(--ca-bg-surface);
  }
  [data-component='Icon'] {
    width: 1.25em;
    height: 1.25em;
  }
  &[data-state='pass'] > [data-part='mark'] {
    border-color: var(--ca-success-bd);
    background: var(--ca-success-bg);
    color: var(--ca-success-fg);
  }
  &[data-state='fail'] {
    color: var(--ca-danger-fg);
    font-weight: var(--ca-fw-strong);
  }
  &[data-state='fail'] > [data-part='mark'] {
    border-color: var(--ca-danger-bd);
    background: var(--ca-danger-bg);
  }
  &[data-state='checking'] > [data-part='mark'] {
    border-color: var(--ca-violet-bd);
    background: var(--ca-violet-bg);
    color: var(--ca-violet-fg);
  }
`;
