/** Digits behind the point that an animated figure keeps on its way. */
export const NUMBER_PRECISION = 4;

/** Rounds without the trace of binary fractions: `roundTo(1.00005)` → `1.0001`. `NaN` and infinities stay. */
export function roundTo(value: number, precision = NUMBER_PRECISION): number {
  // "1e21" takes no second exponent; such numbers have no decimals to lose anyway.
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return value;
  const scaled = Math.round(Number(`${expand(Math.abs(value))}e${precision}`));
  const rounded = Number(`${scaled}e-${precision}`);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Plain decimals, for `1e-7` would become `1e-7e4`. */
function expand(value: number): string {
  return value < 1e-6 ? value.toFixed(20) : String(value);
}

/** Fast at first, slow at the end: the last digits can be read as they settle. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * The figure to show on the way from one number to another, `progress` being the share of the time that has passed.
 *
 * It starts exactly at `from`, ends exactly at `to`, and goes one way only; between, it has at most `precision`
 * decimals. Progress outside 0 to 1 is held at the ends.
 */
export function animatedNumberAt(
  from: number,
  to: number,
  progress: number,
  precision = NUMBER_PRECISION,
): number {
  // NaN, as from 0 / 0 for no duration at all, is the end too
  if (!(progress < 1)) return to;
  if (progress <= 0) return from;
  const eased = easeOut(progress);
  const value = roundTo(from * (1 - eased) + to * eased, precision);
  // Rounding may step past an end that has more decimals than the way has.
  return Math.min(Math.max(value, Math.min(from, to)), Math.max(from, to));
}
