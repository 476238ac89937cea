export { Sidebar, type SidebarProps, type SidebarUser } from './Sidebar.js';
export { type MenuItem, visibleMenu } from './visibleMenu.js';
