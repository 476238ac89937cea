import { styled } from 'styled-components';
import { bareControl } from '../internal/control.styles.js';

export const InputControl = styled.input`
  ${bareControl}
`;
