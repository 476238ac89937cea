export { TabBar, type TabBarProps } from './TabBar.js';
export { type Tabs, type TabsOptions, useTabs } from './useTabs.js';
export { type TabBarAction, type TabBarActionDetails, type TabBarItem, tabId } from './tabBarItem.js';
