import { styled } from 'styled-components';

/** Fields below the heading of a block of an order. */
export const SubBlock = styled.div`
  display: grid;
  gap: var(--ca-s-5);
  margin-top: var(--ca-s-6);
`;
