import { highContrast, light } from './tokens.color.js';

/**
 * High contrast is based on the light theme, whatever `data-theme` says: half-overridden dark surfaces
 * would result in black text on black.
 */
export const highContrastTheme = { ...light, ...highContrast };

export { dark, highContrast, light } from './tokens.color.js';
export { palette } from './tokens.palette.js';
export { compact, elder, large, scale } from './tokens.scale.js';
