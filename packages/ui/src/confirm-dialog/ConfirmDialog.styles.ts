import { styled } from 'styled-components';

export const TypedWord = styled.label`
  display: grid;
  gap: var(--ca-s-2);
  margin-top: var(--ca-s-4);
  font-weight: var(--ca-fw-strong);
`;
