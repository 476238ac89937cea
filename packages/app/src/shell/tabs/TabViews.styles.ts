import { styled } from 'styled-components';
import { inOrder } from '../../shared/page/index.js';

/** A page of the frame: its blocks appear from the top down. */
export const View = styled.div`
  ${inOrder}
`;
