import { styled } from 'styled-components';
import { bareControl, frame } from '../internal/control.styles.js';

export const SelectFrame = styled.div`
  ${frame}
  position: relative;
  padding: 0;

  > [data-component='Icon'] {
    position: absolute;
    right: var(--ca-s-3);
    color: var(--ca-text-2);
    pointer-events: none;
  }
`;

export const SelectControl = styled.select`
  ${bareControl}
  min-height: calc(var(--ca-control-h) - 2px);
  padding: 0 calc(var(--ca-s-3) * 2 + 1.25em) 0 var(--ca-s-3);
  border-radius: var(--ca-r-md);
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  &[data-empty] {
    color: var(--ca-text-3);
  }
  > option {
    background: var(--ca-bg-overlay);
    color: var(--ca-text-1);
  }
  > option:disabled {
    color: var(--ca-text-disabled);
  }
`;
