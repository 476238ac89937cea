import { styled } from 'styled-components';

export const Foot = styled.div`
  padding: var(--ca-s-4) var(--ca-card-pad);
  border-top: 1px solid var(--ca-border-1);
`;

export const Note = styled.p`
  margin-top: var(--ca-s-4);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;
