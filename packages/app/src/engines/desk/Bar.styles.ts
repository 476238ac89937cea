import { styled } from 'styled-components';
import { aboveBottomNavigation } from '../../shared/page/index.js';

/** Sticky, so that the decisions stay visible; the last content can be scrolled above it. */
export const Bar = styled.div`
  position: sticky;
  z-index: var(--ca-z-sticky);
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3) var(--ca-s-4);
  padding: var(--ca-s-4) var(--ca-card-pad);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  box-shadow: var(--ca-shadow-2);

  [data-part='place'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
  }
  /* large type has no column beside the page for the chat button: it covers the end of this bar */
  [data-mode='elder'] & [data-part='buttons'] {
    padding-right: max(80px, 4.6em);
  }
  ${aboveBottomNavigation}
  @media (max-width: 767.98px) {
    /* the chat button is at the right edge, at this height */
    [data-part='buttons'] {
      width: 100%;
      padding-right: max(48px, 3.6em);
    }
    [data-component='Button'] {
      flex: 1;
    }
  }
  /* in large type three buttons take half a phone's screen */
  @media (max-width: 767.98px) {
    [data-mode='elder'] && {
      position: static;
    }
  }
  /* at 200 % zoom and on a phone in landscape only a line or two would remain above it: it is not sticky there */
  @media (max-height: 479.98px) {
    position: static;
  }
`;
