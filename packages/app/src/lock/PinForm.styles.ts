import { styled } from 'styled-components';

export const PinStack = styled.div`
  display: grid;
  gap: var(--s-4);
`;
