import { FloatingOverlay } from '@floating-ui/react';
import { keyframes, styled } from 'styled-components';

const slide = keyframes`from { translate: var(--from); }`;

export const DrawerOverlay = styled(FloatingOverlay)`
  z-index: var(--ca-z-drawer);
  display: grid;
  background: var(--ca-bg-mask);
`;

export const DrawerPanel = styled.div`
  --from: 100% 0;
  --radius: var(--ca-r-lg);
  display: flex;
  flex-direction: column;
  justify-self: end;
  width: max(var(--ca-drawer-w), 360px);
  max-width: 100%;
  max-height: 100dvh;
  border-radius: var(--radius) 0 0 var(--radius);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-4);
  color: var(--ca-text-1);
  animation: ${slide} var(--ca-dur-4) var(--ca-ease-out);

  /* The sideways swipe closes the drawer. Scroll containers do not inherit this, so the body sets it as well. */
  &,
  > [data-part='body'] {
    touch-action: pan-y pinch-zoom;
    overscroll-behavior: contain;
  }

  [data-mode='elder'] & {
    width: max(var(--ca-drawer-w), 460px);
  }
  &[data-side='left'] {
    --from: -100% 0;
    justify-self: start;
    border-radius: 0 var(--radius) var(--radius) 0;
  }
  &[data-side='bottom'] {
    --from: 0 100%;
    align-self: end;
    justify-self: stretch;
    width: 100%;
    max-height: 85vh;
    border-radius: var(--ca-r-xl) var(--ca-r-xl) 0 0;
  }
  &[data-side='bottom'] > [data-part='header'] {
    touch-action: none;
  }
  &:focus-visible {
    outline: 0;
    box-shadow: var(--ca-shadow-4);
  }
  @media (max-width: 767.98px) {
    && {
      width: 100%;
    }
    &[data-phone='full'] {
      --radius: 0;
    }
    &&[data-phone='sheet'] {
      --from: 0 100%;
      align-self: end;
      max-height: 85vh;
      border-radius: var(--ca-r-xl) var(--ca-r-xl) 0 0;

      > [data-part='header'] {
        touch-action: none;
      }
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
