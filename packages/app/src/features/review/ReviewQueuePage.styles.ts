import { styled } from 'styled-components';

export const Foot = styled.div`
  padding: var(--s-4) var(--card-pad);
  border-top: 1px solid var(--border-1);
`;

export const Note = styled.p`
  margin-top: var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-sm);
`;
