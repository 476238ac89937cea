import { type CSSProperties, useId } from 'react';
import { Button } from '../button/Button.js';
import { Drawer, type DrawerProps } from '../drawer/Drawer.js';
import { Glyph } from '../icon/Glyph.js';
import { checkIcon } from '../icon/paths.js';
import { useOpenState } from '../internal/openChange.js';
import { useControllableState } from '../internal/useControllableState.js';
import { Segmented } from '../segmented/Segmented.js';
import { useWords } from '../theme/useWords.js';
import { type PortalSettings, sessionSettings } from './portalSettings.js';
import { Choice, Section, Swatches } from './SettingsDrawer.styles.js';
import { zhSettingsDrawer } from './SettingsDrawer.zh.js';
import { SettingsSwitches, type SwitchSetting } from './SettingsSwitches.js';

export interface ThemeColor {
  /** Its hex value. */
  value: string;
  /** Its name, for those who do not see it: 默认蓝. */
  label: string;
}

export interface SettingsDrawerProps extends Omit<
  DrawerProps,
  'title' | 'children' | 'defaultValue' | 'footer'
> {
  value?: PortalSettings;
  defaultValue?: PortalSettings;
  /** Holds at once; `key` is what was changed, absent after 恢复默认. */
  onValueChange?: (
    value: PortalSettings,
    details: { reason: 'input' | 'reset'; key?: keyof PortalSettings },
  ) => void;
  /** What the province offers. With fewer than two there is nothing to choose, and the row is hidden. @default [] */
  colors?: readonly ThemeColor[] | null;
  /** What 恢复默认 restores. @default sessionSettings */
  defaults?: PortalSettings;
  /** Rows that this frame has no use for, e.g. `tagsView` where there is no tab bar. @default [] */
  without?: readonly SwitchSetting[] | null;
}

const look: readonly SwitchSetting[] = ['elder', 'contrast'];
const frame: readonly SwitchSetting[] = ['fixedHeader', 'tagsView', 'sidebarLogo', 'showSettings'];

/** Theme, size and frame, changed at once and without a submit button (spec 3 and 9). */
export function SettingsDrawer({
  value,
  defaultValue = sessionSettings,
  onValueChange,
  colors,
  defaults = sessionSettings,
  without,
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: SettingsDrawerProps) {
  const words = useWords('settingsDrawer', zhSettingsDrawer);
  const colorName = useId();
  const [isOpen, setOpen] = useOpenState(open, defaultOpen, onOpenChange);
  const [settings, setSettings] = useControllableState(value, defaultValue, onValueChange);
  const set = (change: Partial<PortalSettings>, key: keyof PortalSettings) =>
    setSettings({ ...settings, ...change }, { reason: 'input', key });
  const shown = (names: readonly SwitchSetting[]) => names.filter((name) => !without?.includes(name));
  const toggles = (names: readonly SwitchSetting[]) => (
    <SettingsSwitches
      names={shown(names)}
      value={settings}
      onChange={(name, on) => set({ [name]: on }, name)}
    />
  );

  return (
    <Drawer
      {...rest}
      open={isOpen}
      onOpenChange={(next, { reason }) => setOpen(next, reason)}
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
        {colors && colors.length > 1 ? (
          <Choice>
            <span data-part="caption" aria-hidden="true">
              {words.themeColor}
            </span>
            <Swatches role="radiogroup" aria-label={words.themeColor}>
              {colors.map((color) => (
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
    </Drawer>
  );
}
