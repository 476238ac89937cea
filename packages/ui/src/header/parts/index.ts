export { UtilityBar as Utility } from '../UtilityBar.js';
export { Account, type AccountProps } from './Account.js';
export { Bar, type BarProps } from './Bar.js';
export { Menu, type MenuProps } from './Menu.js';
export { Navigation, type NavigationProps } from './Navigation.js';
export { Root, type RootProps } from './Root.js';
