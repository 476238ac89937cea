import { styled } from 'styled-components';
import { SideColumns } from '../../shell/layout/WorkPage.styles.js';

export const Columns = styled(SideColumns)`
  --local-side: minmax(0, 26rem);
`;
