import { styled } from 'styled-components';
import { MenuNav } from './Sidebar.styles.js';

/** A panel beside a collapsed sidebar. */
export const FlyoutList = styled(MenuNav)`
  width: var(--ca-sidebar-w);
  padding: var(--ca-s-2);
`;
