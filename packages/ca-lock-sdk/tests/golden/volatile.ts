/** Stands for a text that differs from run to run: a new key, a salted signature, a ciphertext, a certificate of now. */
export const ANY = '(any text)';

/** Where two runs hold different texts, as paths like `3.answer.json.body`. What differs otherwise is not chance. */
export function differing(mine: unknown, other: unknown, path = ''): string[] {
  if (typeof mine === 'string' && typeof other === 'string') return mine === other ? [] : [path];
  if (typeof mine !== 'object' || typeof other !== 'object' || !mine || !other) return [];
  const theirs = other as Record<string, unknown>;
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  return Object.entries(mine).flatMap(([key, value]) => differing(value, theirs[key], below(key)));
}

/** The same value with `ANY` for each text that is not empty and stands at one of the paths. */
export function withoutChance(value: unknown, paths: readonly string[], path = ''): unknown {
  if (typeof value === 'string') return value !== '' && paths.includes(path) ? ANY : value;
  if (typeof value !== 'object' || value === null) return value;
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  const entries = Object.entries(value).map(([key, one]) => [key, withoutChance(one, paths, below(key))]);
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}
