import { styled } from 'styled-components';
import { bareControl, frame } from '../internal/control.styles.js';

export const TextareaFrame = styled.div`
  ${frame}
  flex-direction: column;
  align-items: stretch;
  gap: 0;
  padding: var(--ca-s-2) var(--ca-s-3);
`;

export const TextareaControl = styled.textarea`
  ${bareControl}
  display: block;
  min-height: 5rem;
  line-height: var(--ca-lh-body);
  resize: vertical;
`;

export const Counter = styled.span`
  align-self: flex-end;
  color: var(--ca-text-3);
  font-size: var(--ca-fs-caption);
  line-height: var(--ca-lh-caption);
`;
