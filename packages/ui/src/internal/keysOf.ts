/** Unique keys for rows that may have the same text: two telephones in one list are two rows. */
export function keysOf(words: readonly (string | number | bigint)[]): string[] {
  const seen = new Map<string, number>();
  return words.map((word) => {
    const key = String(word);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count === 0 ? key : `${key}\n${count}`;
  });
}
