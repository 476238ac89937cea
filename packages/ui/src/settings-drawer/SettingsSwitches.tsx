import { useId } from 'react';
import { Switch } from '../switch/Switch.js';
import { useWords } from '../theme/useWords.js';
import { SwitchList } from './SettingsDrawer.styles.js';
import { zhSettingsDrawer } from './SettingsDrawer.zh.js';
import type { PortalSettings } from './portalSettings.js';

export type SwitchSetting = keyof (typeof zhSettingsDrawer)['switches'];

interface SettingsSwitchesProps {
  names: readonly SwitchSetting[];
  value: PortalSettings;
  onChange: (name: SwitchSetting, on: boolean) => void;
}

/** Rows of a word, what it does, and the switch at their end. */
export function SettingsSwitches({ names, value, onChange }: SettingsSwitchesProps) {
  const words = useWords('settingsDrawer', zhSettingsDrawer);
  const id = useId();
  return (
    <SwitchList>
      {names.map((name) => {
        const [label, note] = words.switches[name];
        return (
          <li key={name}>
            <div>
              <label htmlFor={`${id}-${name}`}>{label}</label>
              {note ? (
                <p data-part="note" id={`${id}-${name}-note`}>
                  {note}
                </p>
              ) : null}
            </div>
            <Switch
              id={`${id}-${name}`}
              aria-describedby={note ? `${id}-${name}-note` : undefined}
              value={value[name]}
              onValueChange={(on) => onChange(name, on)}
            />
          </li>
        );
      })}
    </SwitchList>
  );
}
