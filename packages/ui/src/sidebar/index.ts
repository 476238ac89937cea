export { Sidebar, type SidebarProps, type SidebarUser } from './Sidebar.js';
export { SidebarDrawer, type SidebarDrawerProps } from './SidebarDrawer.js';
export { isSidebarOpen, useSidebarCookie } from './useSidebarCookie.js';
export { type MenuItem, searchMenu, trailTo, visibleMenu } from './visibleMenu.js';
