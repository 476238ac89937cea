import type { DrawerProps } from '../drawer/drawerProps.js';
import type { PortalSettings } from './portalSettings.js';
import type { SwitchSetting } from './SettingsSwitches.js';
import type { SettingsSection } from './SwitchRows.js';

/** A color that the theme can be made from. */
export interface ThemeColor {
  /** Its hex value. */
  value: string;
  /** Its name, for those who do not see it: 默认蓝. */
  label: string;
}

/** What changed the settings. */
export interface SettingsDetails {
  /** One of them was set, or all went back. */
  reason: 'input' | 'reset';
  /** Which one. */
  key?: keyof PortalSettings;
}

export interface SettingsDrawerProps extends Omit<DrawerProps, 'title' | 'defaultValue' | 'footer'> {
  /** All settings. With it the caller keeps the state. */
  value?: PortalSettings;
  /** The settings at first. */
  defaultValue?: PortalSettings;
  /** Holds at once; `key` is what was changed, absent after 恢复默认. */
  onValueChange?: (value: PortalSettings, details: SettingsDetails) => void;
  /** What the province offers. With fewer than two there is nothing to choose, and the row is hidden. @default [] */
  colors?: readonly ThemeColor[] | null;
  /** What 恢复默认 restores. @default sessionSettings */
  defaults?: PortalSettings;
  /** Rows that this frame has no use for, e.g. `tagsView` where there is no tab bar. @default [] */
  without?: readonly SwitchSetting[] | null;
  /** Sections of the portal's own, below the built-in ones. Keep them, and take them back on 恢复默认, yourself. @default [] */
  extra?: readonly SettingsSection[] | null;
}
