import { styled } from 'styled-components';

export const WatermarkRoot = styled.div`
  position: relative;

  /* its own stacking context, so that nothing inside covers the watermark after it */
  > [data-part='content'] {
    isolation: isolate;
  }
`;
