import { compact, dark, elder, highContrast, large, light, palette, scale } from '../theme/tokens.js';
import { readValue, type Read } from './readValue.js';

export interface TokenSet {
  /** Its purpose, for designers. */
  readonly description: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** All tokens as sets: palette and scale first, then the changes of each theme, mode or density. */
export const tokenSets: Readonly<Record<string, TokenSet>> = {
  palette: { description: 'Primitive colors. A province replaces the brand scale.', tokens: palette },
  scale: { description: 'Type, spacing, radii, layers, motion and sizes, medium density.', tokens: scale },
  light: { description: 'Semantic colors of the light theme.', tokens: light },
  dark: { description: 'Semantic colors of the dark theme.', tokens: dark },
  'high-contrast': { description: 'What high contrast changes of the light theme.', tokens: highContrast },
  compact: { description: 'Sizes that compact density changes.', tokens: compact },
  large: { description: 'Sizes that large density changes.', tokens: large },
  elder: { description: 'What the elder-friendly version changes.', tokens: elder },
};

/** The set that contains a referenced token. */
export function homeOf(name: string): string {
  if (name in palette) return 'palette';
  if (name in light) return 'light';
  throw new Error(`no token is called ${name}`);
}

const lookup = (name: string): string => {
  const value = tokenSets[homeOf(name)]?.tokens[name];
  if (value === undefined) throw new Error(`no token is called ${name}`);
  return value;
};

/** All tokens of a set, created by `make` from each declaration. */
export const mapTokens = <T>(
  { tokens }: TokenSet,
  make: (read: Read, name: string, css: string) => T,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, css]) => [name, make(readValue(name, css, lookup), name, css)]),
  );
