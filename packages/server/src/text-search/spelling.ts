/**
 * A better spelling of a keyword without results: the known word that differs in one character (铺办 → 补办), the
 * most frequent one first. Empty if there is none, or if the keyword is too short.
 */
export function betterSpelling(keyword: string, known: ReadonlyMap<string, number>): string {
  const typed = Array.from(keyword.normalize('NFKC').toLowerCase().trim());
  if (typed.length < 2 || typed.length > 8) return '';
  let best = '';
  let mostTexts = 0;
  for (const [word, texts] of known) {
    const characters = Array.from(word);
    if (characters.length !== typed.length || texts <= mostTexts) continue;
    const wrong = characters.filter((character, i) => character !== typed[i]).length;
    if (wrong === 1) [best, mostTexts] = [word, texts];
  }
  return best;
}
