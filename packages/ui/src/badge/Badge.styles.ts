import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const Bubble = styled.span`
  position: relative; /* contains the hidden text, which would make the page scroll otherwise */
  display: inline-block;
  min-width: max(1.125rem, 18px);
  height: max(1.125rem, 18px);
  padding: 0 0.35em;
  border-radius: var(--ca-r-full);
  background: var(--ca-danger-solid);
  color: var(--ca-text-on-brand);
  font-size: max(0.6875rem, 12px);
  font-weight: var(--ca-fw-strong);
  line-height: max(1.125rem, 18px);
  text-align: center;
  white-space: nowrap;
  overflow-wrap: normal;

  &[data-tone='neutral'] {
    background: var(--ca-neutral-solid);
  }

  &[data-dot] {
    flex: none;
    min-width: 0;
    width: 8px;
    height: 8px;
    padding: 0;
  }

  [data-mode='elder'] &:not([data-dot]) {
    min-width: 24px;
    height: 24px;
    font-size: 16px;
    line-height: 24px;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
