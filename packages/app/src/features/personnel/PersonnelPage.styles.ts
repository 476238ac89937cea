import { styled } from 'styled-components';

export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-1);
`;

export const Share = styled.div`
  display: grid;
  gap: var(--ca-s-1);
  width: 6rem;
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--ca-s-3);
`;
