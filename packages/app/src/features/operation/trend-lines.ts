/** Round steps for the scale. */
const steps = [1, 2, 5, 10];
const gridLines = 4;

/** The top of the scale: the value itself or the next round one above it; an integer, never zero. */
export function roundTop(most: number): number {
  const step = Math.max(most, 1) / gridLines;
  const power = 10 ** Math.floor(Math.log10(step));
  const round = (steps.find((one) => one * power >= step) ?? 10) * power;
  return Math.max(1, Math.ceil(round)) * gridLines;
}

/** The grid lines from the bottom, each with its relative position. */
export const valueMarks = (top: number) =>
  Array.from({ length: gridLines + 1 }, (_, n) => ({ share: n / gridLines, value: (top * n) / gridLines }));

const mostDays = 6;

/** Days with a label: the first, the last, and some between, as many as fit on a phone. */
export function dayMarks(days: readonly string[]): { share: number; day: string }[] {
  const last = days.length - 1;
  const every = Math.max(1, Math.ceil(last / (mostDays - 1)));
  return days
    .map((day, index) => ({ share: last > 0 ? index / last : 0.5, day, index }))
    .filter(({ index }) => index % every === 0 && (last - index >= every || index === last))
    .concat(last > 0 && last % every !== 0 ? [{ share: 1, day: days[last] ?? '', index: last }] : [])
    .map(({ share, day }) => ({ share, day }));
}

const rounded = (share: number) => Math.round(share * 100) / 100;

/** The path of a line in a box of 100 by 100; a day without a value breaks it, a single day is a dot. */
export function linePath(values: readonly (number | null)[], top: number): string {
  const last = values.length - 1;
  let isDrawing = false;
  return values
    .flatMap((value, index) => {
      const wasDrawing = isDrawing;
      isDrawing = value !== null;
      if (value === null) return [];
      const x = rounded(last > 0 ? (index / last) * 100 : 50);
      const y = rounded(100 - (value / top) * 100);
      const isAlone = !wasDrawing && (values[index + 1] ?? null) === null;
      return [`${wasDrawing ? 'L' : 'M'}${x} ${y}${isAlone ? 'h0' : ''}`];
    })
    .join('');
}
