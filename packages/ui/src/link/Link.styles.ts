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
  /* where it stands alone, in a row or a grid, it is as high as a finger; within a sentence it stays a word */
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
