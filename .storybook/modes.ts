/**
 * Chromatic's modes for each story in `chromatic.config.json`: four looks at the laptop width, and the other two
 * widths in the default look.
 */
export const modes = {
  light: { theme: 'light', viewport: 1366 },
  dark: { theme: 'dark', viewport: 1366 },
  contrast: { contrast: 'high', viewport: 1366 },
  elder: { mode: 'elder', viewport: 1366 },
  desktop: { viewport: 1920 },
  phone: { viewport: 390 },
};
