/** What a visitor chose. `auto` follows the operating system. */
export interface ThemeSettings {
  theme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'normal' | 'high';
  /** `elder` is the elder-friendly version (长辈版). */
  mode: 'standard' | 'elder';
  density: 'compact' | 'medium' | 'large';
}

export const defaultThemeSettings: ThemeSettings = {
  theme: 'auto',
  contrast: 'auto',
  mode: 'standard',
  density: 'medium',
};

// The value that means "no attribute" for each setting.
const absent: ThemeSettings = defaultThemeSettings;

/**
 * Writes the choices as `data-theme`, `data-contrast`, `data-mode` and `data-density`; settings that are
 * not passed stay as they are. Nothing re-renders: the whole theme is custom properties.
 *
 * @default root document.documentElement
 */
export function applyThemeSettings(
  settings: Partial<ThemeSettings>,
  root: HTMLElement = document.documentElement,
): void {
  for (const key of Object.keys(absent) as (keyof ThemeSettings)[]) {
    const value = settings[key];
    if (value === undefined) continue;
    if (value === absent[key]) delete root.dataset[key];
    else root.dataset[key] = value;
  }
}
