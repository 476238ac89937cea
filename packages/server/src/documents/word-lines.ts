import type { Word } from './recognize.js';

/** Words that belong together, as in a cell of a table. */
interface Cell {
  readonly left: number;
  text: string;
}

/** Frames and patterns of the paper are recognized as characters with low confidence. */
const leastConfidence = 30;
const signsAlone = /^[\p{P}\p{S}]+$/u;
const signsAround = /^[“”"'‘’`。，．.、;；:：|_~·-]+|[“”"'‘’`，|_~·-]+$/gu;
const isLatin = (sign: string | undefined): boolean => /[0-9A-Za-z]/.test(sign ?? '');

/** Replaces brackets that the model confuses with round ones. */
const straightened = (text: string): string =>
  text
    .replaceAll(/[〈《<]/g, '（')
    .replaceAll(/[〉》>]/g, '）')
    .replaceAll(signsAround, '');

/** A gap wider than this many character heights begins another cell. */
const widestGap = 1.4;

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function cellsOf(words: readonly Word[]): Cell[] {
  const height = medianOf(words.map(({ top, bottom }) => bottom - top));
  const cells: Cell[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { left, right, text } of words) {
    const last = cells.at(-1);
    if (!last || left - end > height * widestGap) cells.push({ left, text });
    else last.text += (isLatin(last.text.at(-1)) && isLatin(text[0]) ? ' ' : '') + text;
    end = Math.max(end, right);
  }
  return cells;
}

const middleOf = ({ top, bottom }: Word): number => (top + bottom) / 2;

/** Rejoins a line that the engine split, at a column or in the middle of a word. */
function joined(lines: readonly Word[][]): Word[][] {
  const whole: Word[][] = [];
  for (const line of lines) {
    const [first] = line;
    const before = whole.find((known) => {
      const last = known.at(-1);
      if (!first || !last) return false;
      const height = Math.min(last.bottom - last.top, first.bottom - first.top);
      return first.left >= last.right - height / 2 && Math.abs(middleOf(first) - middleOf(last)) < height / 2;
    });
    if (before) before.push(...line);
    else whole.push([...line]);
  }
  return whole;
}

/**
 * The lines of a page as text: cells two spaces apart; a continuation under a cell is appended to it, as in
 * addresses. Punctuation-only words with low confidence are left out.
 */
export function linesOf(words: readonly Word[]): string {
  const lines = new Map<string, Word[]>();
  for (const word of words) {
    const text = straightened(word.text);
    if (text === '' || (signsAlone.test(text) && word.confidence < leastConfidence)) continue;
    lines.set(word.line, [...(lines.get(word.line) ?? []), { ...word, text }]);
  }
  const done: Cell[][] = [];
  for (const line of joined([...lines.values()])) {
    const cells = cellsOf(line);
    const height = medianOf(line.map(({ top, bottom }) => bottom - top));
    // The first cell of a line is its label: nothing is appended to it.
    const above = done.at(-1)?.slice(1) ?? [];
    const targets = cells.map(({ left }) => above.find((cell) => Math.abs(cell.left - left) < height));
    if (targets.every((cell) => cell !== undefined))
      for (const [at, { text }] of cells.entries()) targets[at]!.text += text;
    else done.push(cells);
  }
  return done.map((cells) => cells.map(({ text }) => text).join('  ')).join('\n');
}
