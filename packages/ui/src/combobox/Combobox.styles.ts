import { styled } from 'styled-components';
import { bareControl, frame } from '../internal/control.styles.js';

export const ComboFrame = styled.div`
  ${frame}
  cursor: text;

  > [data-component='Icon'] {
    color: var(--ca-text-2);
    pointer-events: none;
  }
  > [data-part='clear'] {
    display: grid;
    place-items: center;
    min-width: 28px;
    min-height: 28px;
    border-radius: var(--ca-r-sm);
    color: var(--ca-text-2);
    cursor: pointer;

    @media (pointer: coarse) {
      min-width: 44px;
      min-height: 44px;
      margin: -8px;
    }
  }
`;

/** Chips and text wrap to as many lines as they need; the clear button and the arrow stay beside them. */
export const ComboValues = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  align-self: stretch;
  gap: var(--ca-s-1) var(--ca-s-2);
  min-width: 0;
  padding-block: var(--ca-s-1);
`;

export const ComboInput = styled.input`
  ${bareControl}
  min-width: 4rem;

  &[readonly]:not([data-fixed]) {
    cursor: pointer;
  }
`;

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-1);
  max-width: 100%;
  min-height: max(1.625rem, 24px);
  padding: 0 0.25em 0 0.5em;
  border-radius: var(--ca-r-sm);
  background: var(--ca-bg-selected);
  color: var(--ca-text-1);
  font-size: var(--ca-fs-sm);

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button {
    display: grid;
    place-items: center;
    min-width: 24px;
    min-height: 24px;
    color: var(--ca-text-2);
    cursor: pointer;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
