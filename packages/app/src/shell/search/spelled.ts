import { letters } from './letters.generated.js';

const readings = new Map<string, string[]>();
for (const [, reading = '', characters = ''] of letters.matchAll(/([a-z]+)([^ ]+)/g))
  for (const character of characters) readings.set(character, [...(readings.get(character) ?? []), reading]);

const commonLength = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

/** How many characters `typed` spells, each by its reading or the beginning of it; undefined where it spells none. */
function spelledBy(characters: readonly string[], typed: string): number | undefined {
  if (typed === '') return 0;
  const [first, ...rest] = characters;
  if (first === undefined) return undefined;
  for (const reading of readings.get(first) ?? [first.toLowerCase()])
    for (let length = commonLength(reading, typed); length > 0; length -= 1) {
      const others = spelledBy(rest, typed.slice(length));
      if (others !== undefined) return others + 1;
    }
  return undefined;
}

/** Positions of adjacent characters in a title that match pinyin or initials; empty without a match. */
export function spelled(title: string, typed: string): readonly number[] {
  const characters = [...title];
  for (const at of characters.keys()) {
    const count = spelledBy(characters.slice(at), typed);
    if (count) return Array.from({ length: count }, (_, n) => at + n);
  }
  return [];
}
