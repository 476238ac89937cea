import { createTheme } from 'styled-components';
import { light } from './tokens.color.js';
import { palette } from './tokens.palette.js';
import { scale } from './tokens.scale.js';

/** Token names without prefix and dashes: `'action'`, `'fs-body'`, `'z-dialog'`. */
export type TokenName = keyof typeof palette | keyof typeof scale | keyof typeof light;

/**
 * The tokens as CSS values, for inline styles and a consumer's own styled-components: `theme.action` is
 * `var(--ca-action, …)` with the light value as its fallback, `theme.vars.action` is the plain `--ca-action`.
 * The prefix separates our names from those of a host page. Templates inside ui write
 * `var(--ca-action)` directly (a test checks the names): half the bytes, and `GlobalStyle` declares all of them.
 */
export const theme = createTheme({ ...palette, ...scale, ...light }, { prefix: 'ca' });
