import { styled } from 'styled-components';

export const AlertButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
  margin-top: var(--ca-s-3);
`;
