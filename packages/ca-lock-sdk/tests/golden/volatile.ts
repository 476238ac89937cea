/** Replaces a text that differs between runs: a new key, a salted signature, a ciphertext, a new certificate. */
export const ANY = '(any text)';

/** Where two runs have different texts, as paths like `3.answer.json.body`. Other differences are not random. */
export function differing(mine: unknown, other: unknown, path = ''): string[] {
  if (typeof mine === 'string' && typeof other === 'string') return mine === other ? [] : [path];
  if (typeof mine !== 'object' || typeof other !== 'object' || !mine || !other) return [];
  const theirs = other as Record<string, unknown>;
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  return Object.entries(mine).flatMap(([key, value]) => differing(value, theirs[key], below(key)));
}

/** The same value with `ANY` for each non-empty text at one of the paths. */
export function withoutChance(value: unknown, paths: readonly string[], path = ''): unknown {
  if (typeof value === 'string') return value !== '' && paths.includes(path) ? ANY : value;
  if (typeof value !== 'object' || value === null) return value;
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  const entries = Object.entries(value).map(([key, one]) => [key, withoutChance(one, paths, below(key))]);
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}
