export { type PortalSettings, platformSettings, sessionSettings } from './portalSettings.js';
export { SettingsDrawer, type SettingsDrawerProps, type ThemeColor } from './SettingsDrawer.js';
export type { SwitchSetting } from './SettingsSwitches.js';
