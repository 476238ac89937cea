export { type PortalSettings, platformSettings, sessionSettings } from './portalSettings.js';
export {
  SettingsDrawer,
  type SettingsDetails,
  type SettingsDrawerProps,
  type ThemeColor,
} from './SettingsDrawer.js';
export type { SwitchSetting } from './SettingsSwitches.js';
export type { SettingsSection, SettingsSwitch } from './SwitchRows.js';
