import { styled } from 'styled-components';

/** Lies over the lower edge of a page's first block. Where a shadow says nothing, a line does. */
export const RaisedPanel = styled.div`
  border: 1px solid transparent;
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  box-shadow: var(--ca-shadow-2);

  [data-theme='dark'] &,
  [data-contrast='high'] & {
    border-color: var(--ca-border-1);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      border-color: var(--ca-border-1);
    }
  }
`;
