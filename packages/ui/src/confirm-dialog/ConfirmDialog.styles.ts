import { styled } from 'styled-components';

export const TypedWord = styled.label`
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-4);
  font-weight: var(--fw-strong);
`;
