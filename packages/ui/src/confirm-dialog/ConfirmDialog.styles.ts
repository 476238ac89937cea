import { styled } from 'styled-components';

export const TypedWord = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-2);
  margin-top: var(--ca-s-4);
  font-weight: var(--ca-fw-strong);
`;

export const Failure = styled.p`
  margin-top: var(--ca-s-4);
  color: var(--ca-danger-fg);
  font-weight: var(--ca-fw-strong);
`;
