import { css } from 'styled-components';

/** Visually hidden, but read by screen readers. Static, so it can be used in any template. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
