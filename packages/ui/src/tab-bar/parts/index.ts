export { List, type ListProps } from './List.js';
export { Menu } from './Menu.js';
export { Root, type RootProps } from './Root.js';
export { Tab, type TabProps } from './Tab.js';
export { Tools, type ToolsProps } from './Tools.js';
