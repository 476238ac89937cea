import { styled } from 'styled-components';
import { bareControl, frame } from '../internal/control.styles.js';

export const SelectFrame = styled.div`
  ${frame}
  position: relative;
  padding: 0;

  > [data-component='Icon'] {
    position: absolute;
    right: var(--s-3);
    color: var(--text-2);
    pointer-events: none;
  }
`;

export const SelectControl = styled.select`
  ${bareControl}
  min-height: calc(var(--control-h) - 2px);
  padding: 0 calc(var(--s-3) * 2 + 1.25em) 0 var(--s-3);
  border-radius: var(--r-md);
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &[data-empty] {
    color: var(--text-3);
  }
  > option {
    background: var(--bg-overlay);
    color: var(--text-1);
  }
  > option:disabled {
    color: var(--text-disabled);
  }
`;
