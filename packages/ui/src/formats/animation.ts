/** Maximum decimals of a figure during its animation. */
export const NUMBER_PRECISION = 4;

/** Rounds without binary fraction errors: `roundTo(1.00005)` → `1.0001`. `NaN` and infinities stay. */
export function roundTo(value: number, precision = NUMBER_PRECISION): number {
  // "1e21" cannot take a second exponent; such numbers have no decimals anyway.
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return value;
  const scaled = Math.round(Number(`${expand(Math.abs(value))}e${precision}`));
  const rounded = Number(`${scaled}e-${precision}`);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Plain decimals, because `1e-7` would become `1e-7e4`. */
function expand(value: number): string {
  return value < 1e-6 ? value.toFixed(20) : String(value);
}

/** Fast at first, slow at the end: the last digits stay readable. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * The figure between two numbers, where `progress` is the share of the time that has passed. It starts exactly at
 * `from`, ends exactly at `to`, and moves in one direction only; in between it has at most `precision` decimals.
 * Progress outside 0 to 1 is clamped.
 */
export function animatedNumberAt(
  from: number,
  to: number,
  progress: number,
  precision = NUMBER_PRECISION,
): number {
  // NaN is the end too: 0 / 0 for a duration of zero
  if (!(progress < 1)) return to;
  if (progress <= 0) return from;
  const eased = easeOut(progress);
  const value = roundTo(from * (1 - eased) + to * eased, precision);
  // Rounding may pass an end that has more decimals than the animation.
  return Math.min(Math.max(value, Math.min(from, to)), Math.max(from, to));
}
