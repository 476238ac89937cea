import { styled } from 'styled-components';

export const PinBox = styled.div`
  display: grid;
  gap: var(--s-4);
`;
