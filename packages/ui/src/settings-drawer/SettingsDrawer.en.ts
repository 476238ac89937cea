import type { zhSettingsDrawer } from './SettingsDrawer.zh.js';

export const enSettingsDrawer: typeof zhSettingsDrawer = {
  title: 'Display settings',
  display: 'Display',
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  themeColor: 'Theme color',
  density: 'Size of controls',
  densities: { compact: 'Compact', medium: 'Medium', large: 'Large' },
  layout: 'Layout',
  switches: {
    elder: ['Large text', 'Large text and buttons, no decoration'],
    contrast: ['High contrast', 'Text on background 7:1'],
    fixedHeader: ['Fixed header', 'Top bar and tabs stay while the page scrolls'],
    tagsView: ['Show tabs', ''],
    sidebarLogo: ['Logo in the sidebar', ''],
    showSettings: ['Show settings', 'Once off, an administrator can bring this entry back'],
  },
  reset: 'Restore defaults',
  done: 'Done',
};
