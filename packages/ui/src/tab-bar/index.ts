export { TabBar, type TabBarProps } from './TabBar.js';
export { type TabBarAction, type TabBarActionDetails, type TabBarItem, tabId } from './tabBarItem.js';
