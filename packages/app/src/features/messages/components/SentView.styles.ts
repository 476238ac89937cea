import { styled } from 'styled-components';

export const ReadShare = styled.div`
  display: grid;
  gap: var(--ca-s-1);
  width: 6.5rem;
  white-space: nowrap;
`;
