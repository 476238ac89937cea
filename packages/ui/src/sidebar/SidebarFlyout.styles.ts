import { styled } from 'styled-components';
import { MenuNav } from './Sidebar.styles.js';

/** Beside a collapsed sidebar, in a panel of its own. */
export const FlyoutList = styled(MenuNav)`
  width: var(--ca-sidebar-w);
  padding: var(--ca-s-2);
`;
