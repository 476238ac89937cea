import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const themeFolder = fileURLToPath(new URL('../../packages/ui/src/theme/', import.meta.url));

const entry = `
export { contrastRatio, resolveColor } from './contrast.fixtures.js';
export { contrastPairs } from './contrastPairs.fixtures.js';
export { dark, highContrastTheme, light, palette } from './tokens.js';`;

/**
 * Tokens and pairs of the ui package, read from its source: the command uses the same data as ui's own test,
 * needs no build, and no second list can become outdated.
 */
export async function readThemeSource() {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: themeFolder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/**
 * Every pair that a brand would break, in light, dark and high contrast. High contrast requires 7 for every text
 * pair. Ratios are rounded to two decimals, as in design language 2.4.
 */
export function failingPairs(ramp, source) {
  const { contrastPairs, contrastRatio, resolveColor, palette, light, dark, highContrastTheme } = source;
  const brand = Object.fromEntries(Object.entries(ramp).map(([step, hex]) => [`brand-${step}`, hex]));
  const themes = { light, dark, 'high contrast': highContrastTheme };
  return Object.entries(themes).flatMap(([name, theme]) => {
    const tokens = { ...palette, ...theme, ...brand };
    const color = (token) => resolveColor(`var(--ca-${token})`, tokens);
    return contrastPairs.flatMap(([foreground, background, least]) => {
      const need = name === 'high contrast' && least === 4.5 ? 7 : least;
      const ratio = Math.round(contrastRatio(color(foreground), color(background)) * 100) / 100;
      return ratio >= need ? [] : [{ theme: name, foreground, background, ratio, need }];
    });
  });
}
