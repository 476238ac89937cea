import { styled } from 'styled-components';

export const AlertButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-top: var(--s-3);
`;
