import { styled } from 'styled-components';

/** Data and lists of one record, one below the other. */
export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-4);
`;
