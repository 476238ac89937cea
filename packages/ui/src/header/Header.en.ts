import type { zhHeader } from './Header.zh.js';

export const enHeader: typeof zhHeader = {
  skip: 'Skip to main content',
  skipToLogin: 'Skip to log in',
  navigation: 'Main',
  login: 'Log in now',
  openMenu: 'Open menu',
  openingMenu: 'Opening the menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  personalCenter: 'Personal center',
  ofPersonalCenter: 'Personal center, ',
  noRole: 'No identity chosen yet',
  logout: 'Log out',
  externalItem: (label) => `${label}, opens in a new window`,
};
