export interface TextPart {
  text: string;
  hit: boolean;
}

/** All parts of a word with two characters or more, longest first. */
function pieces(term: string): string[] {
  const characters = [...term];
  const found: string[] = [];
  for (let length = characters.length - 1; length >= 2; length -= 1)
    for (let from = 0; from + length <= characters.length; from += 1)
      found.push(characters.slice(from, from + length).join(''));
  return found;
}

/**
 * The strings to highlight in a text: the words of the search, or the longest parts of a word that the text does not
 * contain.
 */
function termsIn(text: string, query: string): string[] {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/[\s,，。、？?！!：:；;]+/)
    .filter(Boolean)
    .flatMap((term) =>
      lower.includes(term) ? [term] : pieces(term).filter((piece) => lower.includes(piece)),
    )
    .toSorted((a, b) => b.length - a.length);
}

/**
 * Splits plain text into parts that match a search and parts that do not, in order; together they are the text. The
 * server searches by words, not by the whole query: 补办多少钱 finds a text that says only 补办, and that is highlighted.
 */
export function markedParts(text: string, query: string): TextPart[] {
  const terms = termsIn(text, query);
  const lower = text.toLowerCase();
  // Lower case may be longer (İ): positions then differ, so nothing is highlighted rather than wrong letters.
  if (terms.length === 0 || lower.length !== text.length) return text ? [{ text, hit: false }] : [];
  const parts: TextPart[] = [];
  const add = (from: number, to: number, hit: boolean) => {
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += text.slice(from, to);
    else parts.push({ text: text.slice(from, to), hit });
  };
  for (let at = 0; at < text.length;) {
    const term = terms.find((one) => lower.startsWith(one, at));
    add(at, at + (term?.length ?? 1), term !== undefined);
    at += term?.length ?? 1;
  }
  return parts;
}
