import { styled } from 'styled-components';
import { bareControl } from '../internal/control.styles.js';

export const InputControl = styled.input`
  ${bareControl}

  /* hides the browser's clear button beside the caller's */
  &:not(:last-child)::-webkit-search-cancel-button {
    display: none;
  }
`;
