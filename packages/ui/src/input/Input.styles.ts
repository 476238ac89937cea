import { styled } from 'styled-components';
import { bareControl } from '../internal/control.styles.js';

export const InputControl = styled.input`
  ${bareControl}

  /* the browser's clearing button would stand beside the caller's */
  &:not(:last-child)::-webkit-search-cancel-button {
    display: none;
  }
`;
