import { css } from 'styled-components';

/**
 * For a link that stands in a line of its own: under a finger it is 44 px high, and the lines around it stay where they
 * are. `> a { ${fingerTarget} }`.
 */
export const fingerTarget = css`
  @media (pointer: coarse), (max-width: 767.98px) {
    /* above the line that follows, which would take the lower part of it */
    position: relative;
    display: inline-block;
    margin-block: calc((1lh - 44px) / 2);
    padding-block: calc((44px - 1lh) / 2);
  }
`;
