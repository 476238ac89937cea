import { styled } from 'styled-components';
import { edgeColumnCss } from '../internal/edgeColumn.styles.js';
import { scrollBarRoom } from '../internal/scrollBarRoom.js';

export const TopButton = styled.button`
  ${edgeColumnCss}
  --local-own: max(2.75rem, 44px);
  position: fixed;
  /* beside the lowest floating button, vertically centered on it */
  right: calc(16px + var(--local-step) + ${scrollBarRoom});
  bottom: calc(16px + var(--local-below) + (var(--local-size) - var(--local-own)) / 2);
  z-index: var(--ca-z-side-panel);
  display: grid;
  place-items: center;
  width: var(--local-own);
  height: var(--local-own);
  border: 1px solid var(--ca-border-control);
  border-radius: 50%;
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-2);
  color: var(--ca-text-1);

  &:hover {
    border-color: var(--ca-action);
    color: var(--ca-text-link);
  }

  [data-mode='elder'] & {
    --local-own: 60px;
  }

  @media print {
    display: none;
  }
`;
