import { styled } from 'styled-components';

/** The list tabs and the view switch: in one row if there is space. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--ca-s-3);
  margin-bottom: var(--ca-s-4);
`;
