import { wordsOf } from '../../text-search/words.js';

const length = 70;
const before = 18;

/** Plain text around the place that fits best; from the beginning where none is found. */
export function excerptOf(text: string, keyword: string): string {
  const lower = text.toLowerCase();
  const places = [keyword.toLowerCase(), ...wordsOf(keyword).sort((a, b) => b.length - a.length)]
    .filter((word) => word.length > 1)
    .map((word) => lower.indexOf(word));
  const place = places.find((at) => at >= 0) ?? 0;
  const from = place <= before ? 0 : place - before;
  const part = text.slice(from, from + length).trim();
  return `${from > 0 ? '…' : ''}${part}${from + length < text.length ? '…' : ''}`;
}
