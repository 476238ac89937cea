import { styled } from 'styled-components';
import { SideColumns } from '../../shared/page/WorkPage.styles.js';

export const Columns = styled(SideColumns)`
  --local-side: minmax(0, 1fr);
`;
