import { styled } from 'styled-components';

export const LinkRoot = styled.a`
  color: var(--ca-text-link);
  text-decoration: none;

  &:hover {
    color: var(--ca-text-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[data-underline] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* a standalone link in a row or a grid has touch height; in a sentence it stays inline */
  [data-mode='elder'] & {
    min-height: 44px;
    align-content: center;
  }
  > [data-component='Icon'] {
    display: inline;
    width: 1em;
    height: 1em;
    margin-left: 0.25em;
    vertical-align: -0.125em;
  }
`;
