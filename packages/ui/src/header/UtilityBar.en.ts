import type { zhUtilityBar } from './UtilityBar.zh.js';

export const enUtilityBar: typeof zhUtilityBar = {
  label: 'Display and contact',
  elder: 'Large text',
  leaveElder: 'Standard version',
  contrast: 'High contrast',
  dark: 'Dark',
  oldPlatform: 'Old platform',
  hotline: (number) => `Hotline ${number}`,
};
