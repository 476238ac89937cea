import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const TrackList = styled.ol`
  --node: max(2.25rem, 34px);

  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  &[data-size='lg'] {
    --node: max(3rem, 44px);
  }

  & > li {
    position: relative;
    padding-right: var(--s-4);
  }

  & > li::before {
    content: '';
    position: absolute;
    top: calc(var(--node) / 2 - 1px);
    right: 0;
    left: var(--node);
    height: 2px;
    background: var(--border-2);
  }

  & > li:last-child::before {
    display: none;
  }

  & > [data-status='done']::before {
    background: var(--success-solid);
  }

  & [data-part='node'] {
    position: relative;
    display: grid;
    place-items: center;
    width: var(--node);
    height: var(--node);
    border: 2px solid var(--border-2);
    border-radius: 50%;
    background: var(--bg-surface);
    color: var(--text-3);
  }

  &[data-size='lg'] [data-part='node'] svg {
    width: 1.5rem;
    height: 1.5rem;
  }

  & > [data-status='done'] [data-part='node'] {
    border-color: var(--success-solid);
    background: var(--success-solid);
    color: var(--text-on-brand);
  }

  & > [data-status='current'] [data-part='node'] {
    border-color: var(--action);
    background: var(--action);
    color: var(--text-on-brand);
    box-shadow: 0 0 0 5px var(--bg-selected);
  }

  & > [data-status='failed'] [data-part='node'] {
    border-color: var(--danger-solid);
    background: var(--danger-solid);
    color: var(--text-on-brand);
  }

  & [data-part='title'] {
    display: block;
    margin-top: var(--s-3);
    font-weight: var(--fw-strong);
  }

  & > [data-status='todo'] [data-part='title'] {
    color: var(--text-2);
    font-weight: var(--fw-regular);
  }

  & > [data-status='failed'] [data-part='title'] {
    color: var(--danger-fg);
  }

  & [data-part='note'] {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-sm);
    line-height: var(--lh-sm);
  }

  & [data-part='status'] {
    ${visuallyHidden}
  }

  @media (max-width: 767.98px) {
    grid-auto-flow: row;

    & > li {
      min-height: calc(var(--node) + 22px);
      padding: 0 0 var(--s-5) calc(var(--node) + 16px);
    }

    & > li:last-child {
      min-height: var(--node);
      padding-bottom: 0;
    }

    & > li::before {
      top: var(--node);
      right: auto;
      bottom: 0;
      left: calc(var(--node) / 2 - 1px);
      width: 2px;
      height: auto;
    }

    & [data-part='node'] {
      position: absolute;
      top: 0;
      left: 0;
    }

    & [data-part='title'] {
      margin-top: 0;
      line-height: var(--node);
    }
  }
`;
