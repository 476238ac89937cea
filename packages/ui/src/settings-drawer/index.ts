export { type PortalSettings, platformSettings, sessionSettings } from './portalSettings.js';
export { usePortalSettings } from './usePortalSettings.js';
export { SettingsDrawer } from './SettingsDrawer.js';
export type { SettingsDetails, SettingsDrawerProps, ThemeColor } from './settingsDrawerProps.js';
export type { SwitchSetting } from './SettingsSwitches.js';
export type { SettingsSection, SettingsSwitch } from './SwitchRows.js';
