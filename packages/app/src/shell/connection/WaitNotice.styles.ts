import { styled } from 'styled-components';

/* It moves nothing and catches no clicks: the page below stays usable. */
export const WaitPill = styled.output`
  display: block;
  position: fixed;
  z-index: var(--ca-z-toast);
  top: calc(var(--ca-header-h) + var(--ca-s-2));
  left: 50%;
  width: max-content;
  max-width: calc(100vw - 2 * var(--ca-s-4));
  padding: var(--ca-s-2) var(--ca-s-4);
  border: 1px solid var(--ca-border-2);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  box-shadow: var(--ca-shadow-3);
  color: var(--ca-text-1);
  font-size: var(--ca-fs-sm);
  transform: translateX(-50%);
  pointer-events: none;

  &[data-phase='none'] {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
  @media print {
    display: none;
  }
`;
