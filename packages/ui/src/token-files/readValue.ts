/* Parses a token's CSS text, for formats without CSS. */

export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}
export interface Length {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}
export interface Shadow {
  readonly lengths: readonly Length[];
  readonly color: Rgba;
}
export type Read =
  | { readonly kind: 'alias'; readonly to: string }
  | { readonly kind: 'color'; readonly color: Rgba }
  | { readonly kind: 'length'; readonly length: Length; readonly least?: Length }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'duration'; readonly ms: number }
  | { readonly kind: 'curve'; readonly points: readonly number[] }
  | { readonly kind: 'fonts'; readonly families: readonly string[] }
  | { readonly kind: 'shadows'; readonly shadows: readonly Shadow[] };

/** The value of a palette token, or of a token of the current theme. */
type Lookup = (name: string) => string;

const round = (value: number) => Math.round(value * 1000) / 1000;

function colorOf(text: string, lookup: Lookup): Rgba | undefined {
  if (text === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const [red = 0, green = 0, blue = 0] = (
      hex.length === 3 ? [...hex].map((c) => c + c) : (hex.match(/../g) ?? [])
    ).map((pair) => parseInt(pair, 16) / 255);
    return { red: round(red), green: round(green), blue: round(blue), alpha: 1 };
  }
  const rgba = /^rgba\(([\d.]+),\s*([\d.]+),\s*([\d.]+),\s*([\d.]+)\)$/.exec(text);
  if (rgba) {
    const [red = 0, green = 0, blue = 0] = rgba.slice(1, 4).map((part) => round(Number(part) / 255));
    return { red, green, blue, alpha: Number(rgba[4]) };
  }
  const referred = /^var\(--ca-([\w-]+)\)$/.exec(text)?.[1];
  if (referred) return colorOf(lookup(referred), lookup);
  const mix = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(text);
  if (!mix) return undefined;
  const [one, other] = [colorOf(mix[1] ?? '', lookup), colorOf(mix[3] ?? '', lookup)];
  if (!one || !other) return undefined;
  const share = Number(mix[2]) / 100;
  const between = (part: keyof Rgba) => round(one[part] * share + other[part] * (1 - share));
  return { red: between('red'), green: between('green'), blue: between('blue'), alpha: between('alpha') };
}

function lengthOf(text: string): Length | undefined {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)$|^0$/.exec(text) ?? [undefined, '', ''];
  if (text === '0') return { value: 0, unit: 'px' };
  return value ? { value: Number(value), unit: unit as Length['unit'] } : undefined;
}

function shadowOf(text: string, lookup: Lookup): Shadow | undefined {
  const [, lengths = '', color = ''] = /^((?:-?[\d.]+(?:px)? )+)(#\w+|rgba\(.+\))$/.exec(text) ?? [];
  const read = color ? colorOf(color, lookup) : undefined;
  const sizes = lengths.trim().split(' ').map(lengthOf);
  return read && sizes.every((one) => one !== undefined) ? { lengths: sizes, color: read } : undefined;
}

/** Reads a token; a text that no format can express is a bug in the source. */
export function readValue(name: string, text: string, lookup: Lookup): Read {
  const alias = /^var\(--ca-([\w-]+)\)$/.exec(text)?.[1];
  if (alias) return { kind: 'alias', to: alias };
  if (name.startsWith('shadow-')) {
    const parts = text === 'none' ? [] : text.split(/, (?=\d)/);
    const shadows = parts.map((part) => shadowOf(part, lookup));
    if (shadows.every((one) => one !== undefined)) return { kind: 'shadows', shadows };
  }
  const color = colorOf(text, lookup);
  if (color) return { kind: 'color', color };
  if (name.startsWith('font-'))
    return { kind: 'fonts', families: text.split(', ').map((family) => family.replace(/"/g, '')) };
  const ms = /^(\d+)ms$/.exec(text)?.[1];
  if (ms) return { kind: 'duration', ms: Number(ms) };
  const curve = /^cubic-bezier\((.+)\)$/.exec(text)?.[1];
  if (curve) return { kind: 'curve', points: curve.split(',').map(Number) };
  if (/^(?:fw|lh|z)-/.test(name)) return { kind: 'number', number: Number(text) };
  const [, wanted = text, floor] = /^max\((.+), (.+)\)$/.exec(text) ?? [];
  const [length, least] = [lengthOf(wanted), floor === undefined ? undefined : lengthOf(floor)];
  if (length) return { kind: 'length', length, ...(least ? { least } : {}) };
  throw new Error(`the token ${name} has a value that no token file can hold: ${text}`);
}
