import { highContrast, light } from './tokens.colour.js';
import type { palette } from './tokens.palette.js';
import type { scale } from './tokens.scale.js';

/** Every custom property of the theme, without its leading dashes: `'action'`, `'fs-body'`, `'z-dialog'`. */
export type TokenName = keyof typeof palette | keyof typeof scale | keyof typeof light;

/**
 * A token as a CSS value: `cssVar('action')` → `'var(--action)'`.
 * For inline styles and computed values; templates write `var(--action)` themselves (a test checks the names).
 *
 * Not styled-components' `createTheme`: it prefixes every name, and the names are public here, because
 * provinces override them by plain CSS.
 */
export function cssVar(name: TokenName): string {
  return `var(--${name})`;
}

/**
 * High contrast stands on the light theme, whatever `data-theme` says: half-overridden dark surfaces
 * would leave black text on black.
 */
export const highContrastTheme = { ...light, ...highContrast };

export { dark, highContrast, light } from './tokens.colour.js';
export { palette } from './tokens.palette.js';
export { compact, elder, large, scale } from './tokens.scale.js';
