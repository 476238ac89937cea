import { styled } from 'styled-components';

/** The error of a control without a `Field`; inside one the field shows it. */
export const ControlError = styled.p`
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
  color: var(--ca-danger-fg);

  &:empty {
    display: none;
  }
`;
