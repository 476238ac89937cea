import { useId } from 'react';
import { Switch } from '../switch/Switch.js';
import { SwitchList } from './SettingsDrawer.styles.js';

/** One setting that is on or off, and holds at once. */
export interface SettingsSwitch {
  /** Unique key. */
  key: string;
  /** The words. */
  label: string;
  /** What it does, where the word alone does not say it. */
  note?: string;
  /** Whether it is on. */
  value: boolean;
  /** Called when it is switched. */
  onValueChange: (value: boolean) => void;
}

/** A section of a portal's own in the drawer. */
export interface SettingsSection {
  /** Heads the section. */
  title: string;
  /** The settings of the section. */
  switches: readonly SettingsSwitch[];
}

/** Rows of a word, what it does, and the switch at their end. */
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
