import { useId } from 'react';
import { Switch } from '../switch/Switch.js';
import { SwitchList } from './SettingsDrawer.styles.js';

/** One on/off setting that applies at once. */
export interface SettingsSwitch {
  /** Unique key. */
  key: string;
  /** The label. */
  label: string;
  /** A description, where the label is not enough. */
  note?: string;
  /** The value. */
  value: boolean;
  /** Called with the new value. */
  onValueChange: (value: boolean) => void;
}

/** A portal's own section in the drawer. */
export interface SettingsSection {
  /** Heading of the section. */
  title: string;
  /** The settings of the section. */
  switches: readonly SettingsSwitch[];
}

/** Rows with label, description and a switch at the end. */
export function SwitchRows({ switches }: { switches: readonly SettingsSwitch[] }) {
  const id = useId();
  return (
    <SwitchList>
      {switches.map(({ key, label, note, value, onValueChange }) => (
        <li key={key}>
          <div>
            <label htmlFor={`${id}-${key}`}>{label}</label>
            {note ? (
              <p data-part="note" id={`${id}-${key}-note`}>
                {note}
              </p>
            ) : null}
          </div>
          <Switch
            id={`${id}-${key}`}
            aria-describedby={note ? `${id}-${key}-note` : undefined}
            value={value}
            onValueChange={(on) => onValueChange(on)}
          />
        </li>
      ))}
    </SwitchList>
  );
}
