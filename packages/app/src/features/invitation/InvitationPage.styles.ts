import { styled } from 'styled-components';

export const Narrow = styled.div`
  display: grid;
  gap: var(--ca-s-5);
  width: min(100%, 40rem);
  margin-inline: auto;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-3);
`;
