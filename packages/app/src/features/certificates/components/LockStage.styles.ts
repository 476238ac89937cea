import { styled } from 'styled-components';

export const PinBox = styled.div`
  display: grid;
  gap: var(--ca-s-4);
`;
