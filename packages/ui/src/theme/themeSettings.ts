/** Display settings of a visitor. `auto` follows the operating system. */
export interface ThemeSettings {
  /** Light or dark. */
  theme: 'auto' | 'light' | 'dark';
  /** High contrast. */
  contrast: 'auto' | 'normal' | 'high';
  /** `elder` is the elder-friendly version (长辈版). */
  mode: 'standard' | 'elder';
  /** Spacing of rows and controls. */
  density: 'compact' | 'medium' | 'large';
}

/** The defaults. */
export const defaultThemeSettings: ThemeSettings = {
  theme: 'auto',
  contrast: 'auto',
  mode: 'standard',
  density: 'medium',
};

// The value that means "no attribute" for each setting.
const absent: ThemeSettings = defaultThemeSettings;

/**
 * Writes the settings as `data-theme`, `data-contrast`, `data-mode` and `data-density`; settings that are
 * not passed do not change. Nothing re-renders: the whole theme is custom properties.
 * @default root document.documentElement
 */
export function applyThemeSettings(
  settings: Partial<ThemeSettings>,
  root: HTMLElement = document.documentElement,
): void {
  const changes = (Object.keys(absent) as (keyof ThemeSettings)[])
    .map((key) => ({ key, next: settings[key] === absent[key] ? undefined : settings[key] }))
    .filter(({ key, next }) => settings[key] !== undefined && root.dataset[key] !== next);
  if (changes.length === 0) return;
  suspendTransitions(root);
  for (const { key, next } of changes) {
    if (next === undefined) delete root.dataset[key];
    else root.dataset[key] = next;
  }
}

/**
 * Every color changes at once, so every transition would start: more than half of the cost of a switch, and a page
 * that fades in patches. The rule for this attribute is in tokenCss.
 */
function suspendTransitions(root: HTMLElement) {
  root.dataset.switching = '';
  // after the frame is painted; earlier the transitions would still start
  requestAnimationFrame(() => setTimeout(() => delete root.dataset.switching));
}
