import { styled } from 'styled-components';

export const ToDoRoot = styled.div`
  padding-top: var(--ca-s-10);
`;
