import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-1);
`;

export const RevealButton = styled.button`
  display: grid;
  place-items: center;
  min-width: 28px;
  min-height: 28px;
  margin-right: calc(-1 * var(--ca-s-1));
  border-radius: var(--ca-r-sm);
  color: var(--ca-text-3);
  cursor: pointer;

  &:hover {
    color: var(--ca-text-1);
    background: var(--ca-bg-hover);
  }
  [data-mode='elder'] & {
    min-width: 44px;
    min-height: 44px;
  }
  &:disabled {
    cursor: not-allowed;
    background: none;
  }
  @media (max-width: 767.98px), (pointer: coarse) {
    min-width: 44px;
    min-height: 42px;
    position: relative;

    /* the target includes the border of the field */
    &::after {
      content: '';
      position: absolute;
      inset: -1px 0;
    }
  }
`;

/** An `output` is a polite live region by itself. */
export const CapsHint = styled.output`
  color: var(--ca-warning-fg);
  font-size: var(--ca-fs-sm);

  /* stays in the accessibility tree, or its first text would not be announced; takes no row of the grid */
  &:empty {
    position: absolute;
  }
`;
