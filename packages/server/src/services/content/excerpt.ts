import { wordsOf } from '../../text-search/words.js';

const length = 70;
const before = 18;

/** The first good start before the hit: after a sentence, a pause or a space. */
function beginning(text: string, place: number): number {
  const from = place - before;
  const lead = text.slice(from, place);
  const pause = /[。！？；]”?\s*/.exec(lead) ?? /[，、：]+/.exec(lead) ?? /\s+/.exec(lead);
  return pause ? from + pause.index + pause[0].length : from;
}

/** Plain text around the best match; all of a short text; from the beginning if there is no match. */
export function excerptOf(text: string, keyword: string): string {
  if (text.length <= length) return text;
  const lower = text.toLowerCase();
  const places = [keyword.toLowerCase(), ...wordsOf(keyword).sort((a, b) => b.length - a.length)]
    .filter((word) => word.length > 1)
    .map((word) => lower.indexOf(word));
  const place = places.find((at) => at >= 0) ?? 0;
  const from = place <= before ? 0 : beginning(text, place);
  const part = text.slice(from, from + length).trim();
  return `${from > 0 ? '…' : ''}${part}${from + length < text.length ? '…' : ''}`;
}
