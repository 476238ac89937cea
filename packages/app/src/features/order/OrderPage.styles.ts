import { styled } from 'styled-components';

export const DroppedNote = styled.div`
  > * {
    margin-top: var(--ca-s-3);
  }
`;
