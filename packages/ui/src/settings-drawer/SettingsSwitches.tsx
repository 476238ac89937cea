import { useWords } from '../theme/useWords.js';
import { zhSettingsDrawer } from './SettingsDrawer.zh.js';
import { SwitchRows } from './SwitchRows.js';
import type { PortalSettings } from './portalSettings.js';

/** The on/off settings of the drawer. */
export type SwitchSetting = keyof (typeof zhSettingsDrawer)['switches'];

interface SettingsSwitchesProps {
  names: readonly SwitchSetting[];
  value: PortalSettings;
  onChange: (name: SwitchSetting, on: boolean) => void;
}

/** The built-in on/off settings. */
export function SettingsSwitches({ names, value, onChange }: SettingsSwitchesProps) {
  const words = useWords('settingsDrawer', zhSettingsDrawer);
  return (
    <SwitchRows
      switches={names.map((name) => {
        const [label, note = ''] = words.switches[name];
        return { key: name, label, note, value: value[name], onValueChange: (on) => onChange(name, on) };
      })}
    />
  );
}
