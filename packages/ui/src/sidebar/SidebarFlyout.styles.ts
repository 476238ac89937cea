import { styled } from 'styled-components';
import { MenuList } from './Sidebar.styles.js';

/** Beside a collapsed sidebar, in a panel of its own. */
export const FlyoutList = styled(MenuList)`
  width: var(--ca-sidebar-w);
  padding: var(--ca-s-2);
`;
