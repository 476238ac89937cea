import { type CSSProperties, useId } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Button } from '../button/Button.js';
import { OpenDrawer } from '../drawer/OpenDrawer.js';
import { Glyph } from '../icon/Glyph.js';
import { checkIcon } from '../icon/paths.js';
import type { OpenReason } from '../internal/openChange.js';
import { Segmented } from '../segmented/Segmented.js';
import { useWords } from '../theme/useWords.js';
import { type PortalSettings, sessionSettings } from './portalSettings.js';
import type { SettingsDetails, SettingsDrawerProps } from './settingsDrawerProps.js';
import { Choice, Section, Swatches } from './SettingsDrawer.styles.js';
import { zhSettingsDrawer } from './SettingsDrawer.zh.js';
import { SwitchRows } from './SwitchRows.js';
import { SettingsSwitches, type SwitchSetting } from './SettingsSwitches.js';

const look: readonly SwitchSetting[] = ['elder', 'contrast'];
const frame: readonly SwitchSetting[] = ['fixedHeader', 'tagsView', 'sidebarLogo', 'showSettings'];

interface OpenSettingsProps extends Omit<
  SettingsDrawerProps,
  'value' | 'defaultValue' | 'onValueChange' | 'open' | 'defaultOpen' | 'onOpenChange'
> {
  settings: PortalSettings;
  setSettings: (value: PortalSettings, details: SettingsDetails) => void;
  setOpen: (open: boolean, reason: OpenReason) => void;
}

export function OpenSettings({
  settings,
  setSettings,
  setOpen,
  colors,
  defaults = sessionSettings,
  without,
  extra,
  ...rest
}: OpenSettingsProps) {
  const words = useWords('settingsDrawer', zhSettingsDrawer);
  const colorName = useId();
  const set = (change: Partial<PortalSettings>, key: keyof PortalSettings) =>
    setSettings({ ...settings, ...change }, { reason: 'input', key });
  const swatches = itemsOf(colors);
  const shown = (names: readonly SwitchSetting[]) => names.filter((name) => !without?.includes(name));
  const toggles = (names: readonly SwitchSetting[]) => (
    <SettingsSwitches
      names={shown(names)}
      value={settings}
      onChange={(name, on) => set({ [name]: on }, name)}
    />
  );

  return (
    <OpenDrawer
      {...rest}
      setOpen={setOpen}
      title={words.title}
      footer={
        <>
          <Button onClick={() => setSettings(defaults, { reason: 'reset' })}>{words.reset}</Button>
          <Button variant="primary" onClick={() => setOpen(false, 'select')}>
            {words.done}
          </Button>
        </>
      }
    >
      <Section>
        <h3>{words.display}</h3>
        <Choice>
          <span data-part="caption" aria-hidden="true">
            {words.theme}
          </span>
          <Segmented
            label={words.theme}
            value={settings.theme}
            options={(['auto', 'light', 'dark'] as const).map((theme) => ({
              value: theme,
              label: words.themes[theme],
            }))}
            onValueChange={(theme) => set({ theme: theme as PortalSettings['theme'] }, 'theme')}
          />
        </Choice>
        {swatches.length > 1 ? (
          <Choice>
            <span data-part="caption" aria-hidden="true">
              {words.themeColor}
            </span>
            <Swatches role="radiogroup" aria-label={words.themeColor}>
              {swatches.map((color) => (
                <label
                  key={color.value}
                  title={color.label}
                  style={{ '--swatch': color.value } as CSSProperties}
                >
                  <input
                    type="radio"
                    name={colorName}
                    aria-label={color.label}
                    checked={settings.themeColor === color.value}
                    onChange={() => set({ themeColor: color.value }, 'themeColor')}
                  />
                  <Glyph of={checkIcon} />
                </label>
              ))}
            </Swatches>
          </Choice>
        ) : null}
        <Choice>
          <span data-part="caption" aria-hidden="true">
            {words.density}
          </span>
          <Segmented
            label={words.density}
            value={settings.density}
            options={(['compact', 'medium', 'large'] as const).map((density) => ({
              value: density,
              label: words.densities[density],
            }))}
            onValueChange={(density) => set({ density: density as PortalSettings['density'] }, 'density')}
          />
        </Choice>
        {toggles(look)}
      </Section>
      <Section>
        <h3>{words.layout}</h3>
        {toggles(frame)}
      </Section>
      {extra?.map(({ title, switches }) => (
        <Section key={title}>
          <h3>{title}</h3>
          <SwitchRows switches={switches} />
        </Section>
      ))}
    </OpenDrawer>
  );
}
