import { mapTokens, tokenSets } from './tokenSets.js';
import type { Length, Read, Rgba, Shadow } from './readValue.js';

/** Figma only has pixels: a rem is 16, the browser's default. */
const pixels = ({ value, unit }: Length) => (unit === 'rem' ? value * 16 : value);
const color = ({ red, green, blue, alpha }: Rgba) => {
  const [r, g, b] = [red, green, blue].map((part) => Math.round(part * 255));
  return `rgba(${r}, ${g}, ${b}, ${alpha})`;
};
const shadow = ({ lengths, color: own }: Shadow) => {
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths.map(pixels);
  return { type: 'dropShadow', color: color(own), x, y, blur, spread };
};

const sizeTypes: readonly (readonly [RegExp, string])[] = [
  [/^fs-/, 'fontSizes'],
  [/^r-/, 'borderRadius'],
  [/^(?:s-|gutter|cell-x|form-gap|card-pad)/, 'spacing'],
];
const sizeType = (name: string) => sizeTypes.find(([pattern]) => pattern.test(name))?.[1] ?? 'sizing';
const numberType = (name: string) =>
  name.startsWith('fw-') ? 'fontWeights' : name.startsWith('lh-') ? 'lineHeights' : 'other';

function typed(read: Read, name: string): { type: string; value: unknown } {
  switch (read.kind) {
    case 'alias':
      return { type: 'color', value: `{${read.to}}` };
    case 'color':
      return { type: 'color', value: color(read.color) };
    case 'length':
      return {
        type: sizeType(name),
        value: `${Math.max(pixels(read.length), read.least ? pixels(read.least) : -Infinity)}px`,
      };
    case 'number':
      return {
        type: numberType(name),
        value: name.startsWith('lh-') ? `${Math.round(read.number * 100)}%` : String(read.number),
      };
    case 'duration':
      return { type: 'other', value: `${read.ms}ms` };
    case 'curve':
      return { type: 'other', value: `cubic-bezier(${read.points.join(', ')})` };
    case 'fonts':
      return { type: 'fontFamilies', value: read.families[0] };
    case 'shadows':
      return { type: 'boxShadow', value: read.shadows.map(shadow) };
  }
}

/** The token sets of a theme: `source` sets can be referenced, `enabled` ones become variables. */
const theme = (group: string, name: string, ...enabled: readonly string[]) => ({
  id: `${group}-${name}`.toLowerCase().replace(/\W+/g, '-'),
  name,
  group,
  selectedTokenSets: Object.fromEntries([
    ...['palette', 'scale', 'light'].map((set) => [set, 'source']),
    ...enabled.map((set) => [set, 'enabled']),
  ]),
});

/** A Tokens Studio file, which Figma imports as variables and styles: one collection per theme group. */
export function figmaFile(): Record<string, unknown> {
  const sets = Object.entries(tokenSets).map(([name, set]) => [
    name,
    mapTokens(set, (read, token, css) => ({ ...typed(read, token), description: css })),
  ]);
  return {
    ...Object.fromEntries(sets),
    $themes: [
      theme('Theme', 'Light', 'palette', 'light'),
      theme('Theme', 'Dark', 'palette', 'dark'),
      theme('Theme', 'High contrast', 'palette', 'light', 'high-contrast'),
      theme('Size', 'Medium', 'scale'),
      theme('Size', 'Compact', 'scale', 'compact'),
      theme('Size', 'Large', 'scale', 'large'),
      theme('Size', 'Elder', 'scale', 'elder'),
    ],
    $metadata: { tokenSetOrder: Object.keys(tokenSets) },
  };
}
