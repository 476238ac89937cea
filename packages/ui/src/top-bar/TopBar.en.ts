import type { zhTopBar } from './TopBar.zh.js';

export const enTopBar: typeof zhTopBar = {
  greeting: {
    early: 'Good morning',
    morning: 'Good morning',
    noon: 'Good day',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
  },
  welcome: (greeting, name) => (name ? `${greeting}, ${name}` : greeting),
  expand: 'Expand menu',
  collapse: 'Collapse menu',
  logout: 'Log out',
  opening: 'Opening',
};
