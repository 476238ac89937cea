import { styled } from 'styled-components';
import { SideColumns } from '../../shared/page/index.js';

export const Columns = styled(SideColumns)`
  --local-side: minmax(0, 1fr);
`;
