export { type PortalSettings, platformSettings, sessionSettings } from './portalSettings.js';
export {
  SettingsDrawer,
  type SettingsDetails,
  type SettingsDrawerProps,
  type ThemeColor,
} from './SettingsDrawer.js';
export { SettingsSection, type SettingsSectionProps, type SettingsSwitch } from './SettingsSection.js';
export type { SwitchSetting } from './SettingsSwitches.js';
