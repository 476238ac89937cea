import { styled } from 'styled-components';

export const Skip = styled.a`
  position: absolute;
  top: var(--ca-s-2);
  left: var(--ca-s-4);
  z-index: var(--ca-z-toast);
  min-height: 44px;
  align-content: center;
  padding: var(--ca-s-2) var(--ca-s-4);
  border-radius: var(--ca-r-md);
  background: var(--ca-action);
  color: var(--ca-text-on-brand);

  /* Clipped instead of moved off screen: a header may be in the middle of a states sheet. */
  &:not(:focus) {
    clip-path: inset(50%);
  }

  &:focus {
    color: var(--ca-text-on-brand);
  }
`;
