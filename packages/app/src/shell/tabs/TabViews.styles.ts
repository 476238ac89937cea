import { styled } from 'styled-components';
import { inOrder } from '../../shared/page/in-order.styles.js';

/** A page of the frame: its blocks come from the top down. */
export const View = styled.div`
  ${inOrder}
`;
