import { styled } from 'styled-components';

export const RowActionsRoot = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-1);
`;
