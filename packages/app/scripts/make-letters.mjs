// Generates the pinyin table of the page search: every reading of the 3,755 common characters (GB 2312, level one), by
// reading. The dictionary of pinyin-pro is eight times as large and would load with the search. `pnpm --filter
// @ca-portal/app generate`
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { polyphonic } from 'pinyin-pro';

const decoder = new TextDecoder('gb18030');
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const common = range(0xb0, 0xd7)
  .flatMap((high) => range(0xa1, 0xfe).map((low) => decoder.decode(Uint8Array.of(high, low))))
  .filter((text) => /^\p{Script=Han}$/u.test(text));

const byReading = new Map();
for (const character of common) {
  const [readings = []] = polyphonic(character, { toneType: 'none', type: 'array', v: true });
  for (const reading of new Set(readings)) byReading.set(reading, (byReading.get(reading) ?? '') + character);
}
const table = [...byReading]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([reading, characters]) => reading + characters)
  .join(' ');
writeFileSync(
  fileURLToPath(new URL('../src/shell/search/letters.generated.ts', import.meta.url)),
  `// Made by scripts/make-letters.mjs from pinyin-pro (MIT): a reading, then its characters.\nexport const letters =\n  '${table}';\n`,
);
