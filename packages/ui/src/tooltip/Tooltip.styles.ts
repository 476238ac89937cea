import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

export const TooltipPanel = styled.div`
  z-index: var(--ca-z-tooltip);
  width: max-content;
  max-width: min(20rem, calc(100vw - 16px));
  overflow: auto;
  padding: var(--ca-s-1) var(--ca-s-3);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-inverse);
  box-shadow: var(--ca-shadow-3);
  color: var(--ca-text-inverse);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
  animation: ${appear} var(--ca-dur-2) var(--ca-ease-out);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
