import { styled } from 'styled-components';
import { OpenPopover } from '../popover/OpenPopover.js';

/** The popover of the bell; prefetched when pointer or focus comes near. */
export const OpenBell = styled(OpenPopover)`
  && {
    display: flex;
    width: 27.5rem;
    min-width: min(360px, calc(100vw - 16px));
    overflow: hidden;
  }

  /* a sheet below the top bar; overrides the inline position beside the bell */
  @media (max-width: 767.98px) {
    && {
      position: fixed !important;
      inset: var(--ca-topbar-h) 0 auto !important;
      width: 100%;
      max-width: none;
      max-height: calc(100vh - var(--ca-topbar-h)) !important;
      border-radius: 0 0 var(--ca-r-lg) var(--ca-r-lg);
      transform: none !important;
    }
  }

  @media (min-width: 768px) {
    [data-mode='elder'] && {
      width: max(34rem, 480px);
      max-width: calc(100vw - 16px);
    }
  }
`;
