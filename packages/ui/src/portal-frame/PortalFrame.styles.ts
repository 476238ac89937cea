import { styled } from 'styled-components';
import { edgeColumnCss } from '../internal/edgeColumn.styles.js';

export const FrameRoot = styled.div`
  display: flex;
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--ca-bg-page);

  & > [data-part='column'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
  }

  /* top bar and tab bar are one sticky block, or the second would slide under the first */
  & [data-part='head'] > [data-component='TopBar'] {
    position: static;
  }

  &[data-fixed-header] [data-part='head'] {
    position: sticky;
    top: 0;
    z-index: var(--ca-z-header);

    @media (max-height: 479.98px) {
      position: static;
    }
  }

  &[data-variant='public'] > [data-part='column'] > main:not([data-full-width]) {
    width: 100%;
    max-width: var(--ca-container);
    margin: 0 auto;
    padding: var(--ca-s-10) var(--ca-gutter);
  }

  &[data-variant='admin'] > [data-part='column'] > main {
    width: 100%;
    max-width: 105rem;
    padding: var(--ca-s-6);
  }

  /* as wide as the rail with its two margins; there is no rail below 1280px and in the elder-friendly mode */
  @media (min-width: 1280px) {
    &[data-variant='admin'][data-rail] > [data-part='column'] > main {
      padding-right: calc(max(4.25rem, 60px) + var(--ca-s-4) * 2);
    }
    [data-mode='elder'] &[data-variant='admin'][data-rail] > [data-part='column'] > main {
      padding-right: var(--ca-s-6);
    }
  }

  /* without the rail, lets the end of a page with its pagination and totals scroll above the lowest floating button */
  [data-mode='elder'] &[data-variant='admin'][data-rail] > [data-part='column'] > main {
    padding-bottom: calc(var(--local-size) + 32px);
  }

  /* maximized: only the page; keyboard users can still reach the tab bar */
  &[data-maximized] > [data-component='Sidebar'],
  &[data-maximized] [data-component='TopBar'],
  &[data-maximized] [data-part='beside'] {
    display: none;
  }

  @media (max-width: 767.98px) {
    &[data-variant='admin'] > [data-part='column'] > main {
      padding: 16px;
    }
  }
  @media (max-width: 1279.98px) {
    &&[data-variant='admin'][data-rail] > [data-part='column'] > main {
      padding-bottom: calc(var(--local-size) + 16px);
    }
  }

  @media print {
    & [data-part='beside'],
    & [data-part='head'] {
      display: none;
    }
  }
`;

/* The main region gets the focus after a navigation; a focus ring around the whole page would mean nothing. */
export const Main = styled.main`
  ${edgeColumnCss}
  flex: 1;
  min-width: 0;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
