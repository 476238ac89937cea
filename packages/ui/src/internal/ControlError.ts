import { styled } from 'styled-components';

/** The sentence of a control that stands alone; inside a `Field` the field shows it. */
export const ControlError = styled.p`
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
  color: var(--ca-danger-fg);

  &:empty {
    display: none;
  }
`;
