import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

export const PopoverPanel = styled.div`
  z-index: var(--ca-z-popover);
  max-width: min(30rem, calc(100vw - 16px));
  overflow: auto;
  padding: var(--ca-s-4);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-3);
  color: var(--ca-text-1);
  animation: ${appear} var(--ca-dur-3) var(--ca-ease-out);

  &[data-flush] {
    padding: 0;
  }
  /* it gets the focus itself if nothing in it is focusable yet */
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: var(--ca-shadow-3);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
