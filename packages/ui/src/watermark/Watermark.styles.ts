import { styled } from 'styled-components';

export const WatermarkRoot = styled.div`
  position: relative;

  /* its own stack, so that nothing inside rises above the mark that follows it */
  > [data-part='content'] {
    isolation: isolate;
  }
`;
