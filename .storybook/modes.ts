/**
 * What Chromatic photographs of each story that `chromatic.config.json` names: the four looks at the office laptop's
 * width, and the other two widths in the ordinary look.
 */
export const modes = {
  light: { theme: 'light', viewport: 1366 },
  dark: { theme: 'dark', viewport: 1366 },
  contrast: { contrast: 'high', viewport: 1366 },
  elder: { mode: 'elder', viewport: 1366 },
  desktop: { viewport: 1920 },
  phone: { viewport: 390 },
};
