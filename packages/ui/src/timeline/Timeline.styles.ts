import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const TimelineList = styled.ol`
  --node: max(1.75rem, 28px);

  position: relative;
  display: grid;

  & > li {
    position: relative;
    min-height: var(--node);
    padding: 0 0 var(--s-6) calc(var(--node) + var(--s-4));
  }

  & > li:last-child {
    padding-bottom: 0;
  }

  & > li::before {
    content: '';
    position: absolute;
    top: var(--node);
    bottom: 0;
    left: calc(var(--node) / 2 - 1px);
    width: 2px;
    background: var(--border-2);
  }

  & > li:last-child::before {
    display: none;
  }

  & > [data-status='done']::before {
    background: var(--success-solid);
  }

  & [data-part='node'] {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: var(--node);
    height: var(--node);
    border: 2px solid var(--border-2);
    border-radius: 50%;
    background: var(--bg-surface);
    color: var(--text-3);
  }

  & [data-part='node'] svg {
    width: 1em;
    height: 1em;
    stroke-width: 2.5;
  }

  & [data-part='node'] [data-icon='dot'] {
    stroke-width: 5;
  }

  & > [data-status='done'] [data-part='node'] {
    border-color: var(--success-solid);
    background: var(--success-solid);
    color: var(--text-on-brand);
  }

  & > [data-status='current'] [data-part='node'] {
    border-color: var(--action);
    color: var(--text-link);
    box-shadow: 0 0 0 4px var(--bg-selected);
  }

  & > [data-status='failed'] [data-part='node'] {
    border-color: var(--danger-fg);
    background: var(--danger-bg);
    color: var(--danger-fg);
  }

  & [data-part='title'] {
    font-weight: var(--fw-strong);
    line-height: var(--node);
  }

  & > [data-status='todo'] [data-part='title'] {
    color: var(--text-2);
    font-weight: var(--fw-regular);
  }

  & > [data-status='failed'] [data-part='title'] {
    color: var(--danger-fg);
  }

  & :is([data-part='time'], [data-part='description']) {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-sm);
    line-height: var(--lh-sm);
  }

  & [data-part='action'] {
    margin-top: var(--s-2);
  }

  & [data-part='status'] {
    ${visuallyHidden}
  }
`;
