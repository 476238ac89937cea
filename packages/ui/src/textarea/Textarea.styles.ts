import { styled } from 'styled-components';
import { bareControl, frame } from '../internal/control.styles.js';

export const TextareaFrame = styled.div`
  ${frame}
  flex-direction: column;
  align-items: stretch;
  gap: 0;
  padding: var(--s-2) var(--s-3);
`;

export const TextareaControl = styled.textarea`
  ${bareControl}
  display: block;
  min-height: 5rem;
  line-height: var(--lh-body);
  resize: vertical;
`;

export const Counter = styled.span`
  align-self: flex-end;
  color: var(--text-3);
  font-size: var(--fs-caption);
  line-height: var(--lh-caption);
`;
