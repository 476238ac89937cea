import { styled } from 'styled-components';

/** Which list, and how it is shown: in one row where there is room. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--ca-s-3);
  margin-bottom: var(--ca-s-4);
`;
