import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

export const PopoverPanel = styled.div`
  z-index: var(--z-popover);
  max-width: min(30rem, calc(100vw - 16px));
  overflow: auto;
  padding: var(--s-4);
  border-radius: var(--r-lg);
  background: var(--bg-overlay);
  box-shadow: var(--shadow-3);
  color: var(--text-1);
  animation: ${appear} var(--dur-3) var(--ease-out);

  &[data-flush] {
    padding: 0;
  }
  &:focus-visible {
    outline: 0;
    box-shadow: var(--shadow-3);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
