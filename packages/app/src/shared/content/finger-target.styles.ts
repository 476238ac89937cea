import { css } from 'styled-components';

/**
 * For a link on its own line: 44 px high on touch screens, without moving the lines around it. `> a { ${fingerTarget}
 * }`.
 */
export const fingerTarget = css`
  @media (pointer: coarse), (max-width: 767.98px) {
    /* above the next line, which would otherwise cover its lower part */
    position: relative;
    display: inline-block;
    margin-block: calc((1lh - 44px) / 2);
    padding-block: calc((44px - 1lh) / 2);
  }
`;
