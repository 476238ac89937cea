import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
`;
