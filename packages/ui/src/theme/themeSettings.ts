/** What a visitor chose. `auto` follows the operating system. */
export interface ThemeSettings {
  /** Light or dark. */
  theme: 'auto' | 'light' | 'dark';
  /** Whether colors stand out more. */
  contrast: 'auto' | 'normal' | 'high';
  /** `elder` is the elder-friendly version (长辈版). */
  mode: 'standard' | 'elder';
  /** How much room rows and controls take. */
  density: 'compact' | 'medium' | 'large';
}

/** What holds until a visitor chooses. */
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
 * Every color changes at once, so every transition would start: more than half of what a switch costs, and a page that
 * fades in patches. The rule behind the attribute is in tokenCss.
 */
function suspendTransitions(root: HTMLElement) {
  root.dataset.switching = '';
  // after the frame is drawn; any earlier and the transitions would start after all
  requestAnimationFrame(() => setTimeout(() => delete root.dataset.switching));
}
