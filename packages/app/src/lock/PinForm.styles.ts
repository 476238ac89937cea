import { styled } from 'styled-components';

export const PinStack = styled.div`
  display: grid;
  gap: var(--ca-s-4);
`;
