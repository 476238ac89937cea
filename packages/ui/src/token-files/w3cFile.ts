import { homeOf, mapTokens, tokenSets } from './tokenSets.js';
import type { Length, Read, Rgba, Shadow } from './readValue.js';

const hexOf = ({ red, green, blue }: Rgba) =>
  `#${[red, green, blue]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const color = (value: Rgba) => ({
  colorSpace: 'srgb',
  components: [value.red, value.green, value.blue],
  alpha: value.alpha,
  hex: hexOf(value),
});
const none: Length = { value: 0, unit: 'px' };
const shadow = ({ lengths: [x = none, y = none, blur = none, spread = none], color: own }: Shadow) => ({
  color: color(own),
  offsetX: x,
  offsetY: y,
  blur,
  spread,
});

function typed(read: Read, name: string): { $type?: string; $value: unknown } {
  switch (read.kind) {
    case 'alias':
      return { $value: `{${homeOf(read.to)}.${read.to}}` };
    case 'color':
      return { $type: 'color', $value: color(read.color) };
    case 'length':
      return { $type: 'dimension', $value: read.length };
    case 'number':
      return { $type: name.startsWith('fw-') ? 'fontWeight' : 'number', $value: read.number };
    case 'duration':
      return { $type: 'duration', $value: { value: read.ms, unit: 'ms' } };
    case 'curve':
      return { $type: 'cubicBezier', $value: read.points };
    case 'fonts':
      return { $type: 'fontFamily', $value: read.families };
    case 'shadows':
      return { $type: 'shadow', $value: read.shadows.map(shadow) };
  }
}

/**
 * The tokens in the Design Tokens Format Module 2025.10: one group per set. Values that the format cannot express (a
 * minimum size, a mixture of two colors) are CSS under `$extensions`.
 */
export function w3cFile(): Record<string, unknown> {
  const groups = Object.entries(tokenSets).map(([set, content]) => [
    set,
    {
      $description: content.description,
      ...mapTokens(content, (read, name, css) => ({
        ...typed(read, name),
        $extensions: { 'cn.ca-portal': { variable: `--ca-${name}`, css } },
      })),
    },
  ]);
  return Object.fromEntries(groups);
}
