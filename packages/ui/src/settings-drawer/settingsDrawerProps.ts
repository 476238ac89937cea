import type { DrawerProps } from '../drawer/drawerProps.js';
import type { PortalSettings } from './portalSettings.js';
import type { SwitchSetting } from './SettingsSwitches.js';
import type { SettingsSection } from './SwitchRows.js';

/** A theme color to choose. */
export interface ThemeColor {
  /** Its hex value. */
  value: string;
  /** Its name for screen readers: 默认蓝. */
  label: string;
}

/** Why the settings changed. */
export interface SettingsDetails {
  /** One setting was changed, or all were reset. */
  reason: 'input' | 'reset';
  /** The changed setting. */
  key?: keyof PortalSettings;
}

export interface SettingsDrawerProps extends Omit<DrawerProps, 'title' | 'defaultValue' | 'footer'> {
  /** All settings; makes them controlled. */
  value?: PortalSettings;
  /** Initial settings when uncontrolled. */
  defaultValue?: PortalSettings;
  /** Called at once; `key` is the changed setting, absent after 恢复默认. */
  onValueChange?: (value: PortalSettings, details: SettingsDetails) => void;
  /** The colors of the province. With fewer than two the row is hidden. @default [] */
  colors?: readonly ThemeColor[] | null;
  /** The settings that 恢复默认 restores. @default sessionSettings */
  defaults?: PortalSettings;
  /** Rows that this layout does not need, e.g. `tagsView` where there is no tab bar. @default [] */
  without?: readonly SwitchSetting[] | null;
  /** The portal's own sections, below the built-in ones. Store them, and reset them on 恢复默认, yourself. @default [] */
  extra?: readonly SettingsSection[] | null;
}
