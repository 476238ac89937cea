import { styled } from 'styled-components';

export const FormStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-4);
`;
