import { palette } from './tokens.js';

type Rgb = readonly [number, number, number];
const reference = /^var\(--ca-([\w-]+)\)$/;
const mix = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/;

function hexToRgb(hex: string): Rgb {
  const full = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  return [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16)) as unknown as Rgb;
}

/** Resolves `var()` and `color-mix()` to the painted color. */
export function resolveColor(value: string, theme: Readonly<Record<string, string>>): Rgb {
  const name = reference.exec(value)?.[1];
  if (name) {
    const next = theme[name] ?? (palette as Readonly<Record<string, string>>)[name];
    if (!next) throw new Error(`The token --ca-${name} does not exist.`);
    return resolveColor(next, theme);
  }
  const parts = mix.exec(value);
  if (parts) {
    const [a, b] = [resolveColor(parts[1] ?? '', theme), resolveColor(parts[3] ?? '', theme)];
    const share = Number(parts[2]) / 100;
    return a.map((channel, i) => channel * share + (b[i] ?? 0) * (1 - share)) as unknown as Rgb;
  }
  if (!value.startsWith('#')) throw new Error(`Not an opaque color: ${value}`);
  return hexToRgb(value);
}

const luminance = (rgb: Rgb) => {
  const [r = 0, g = 0, b = 0] = rgb
    .map((c) => c / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2 contrast ratio. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
}
