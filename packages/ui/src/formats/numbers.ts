import { EMPTY_VALUE } from './empty.js';

const grouping = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** `3286415` → `3,286,415`; decimals do not change, an invalid number is `—`. */
export function formatThousands(value: number): string {
  if (!Number.isFinite(value)) return EMPTY_VALUE;
  return `${value < 0 ? '−' : ''}${grouping.format(Math.abs(value))}`;
}

/**
 * Integer fen → `¥1,280.00`; a discount shows a real minus sign: `−¥50.00`.
 *
 * @throws RangeError when the amount is not a whole number of fen: rounding money silently is worse than stopping.
 */
export function formatMoney(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`An amount is a whole number of fen; got ${fen}`);
  const absolute = Math.abs(fen);
  const yuan = Math.floor(absolute / 100);
  const cents = String(absolute % 100).padStart(2, '0');
  return `${fen < 0 ? '−' : ''}¥${grouping.format(yuan)}.${cents}`;
}

/** The face of a coupon, as short as it can be: `50`, `7.5`; `—` for what is no amount. */
export const faceYuan = (fen: number): string =>
  Number.isSafeInteger(fen) && fen >= 0
    ? formatMoney(fen)
        .slice('¥'.length)
        .replace(/\.00$|(?<=\.\d)0$/, '')
    : EMPTY_VALUE;

/** Scales down by `step` until the rounded figure fits its unit, so that 1023.999 KB reads 1.00 MB. */
function scale(value: number, step: number, last: number, digits: number): [figure: number, unit: number] {
  let figure = value;
  let unit = 0;
  while (unit < last && Number(figure.toFixed(digits)) >= step) {
    figure /= step;
    unit += 1;
  }
  return [figure, unit];
}

const sizeUnits = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes → `12.00 B`, `3.50 KB` … `1.00 TB`, always two decimals. */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0)
    throw new RangeError(`A size is zero or more bytes; got ${bytes}`);
  const [figure, unit] = scale(bytes, 1024, sizeUnits.length - 1, 2);
  return `${figure.toFixed(2)} ${sizeUnits[unit]}`;
}

const countUnits = ['', 'k', 'M', 'G', 'T', 'P', 'E'];

/**
 * `12345` → `12.3k`, with the unit abbreviations k/M/G/T/P/E; trailing zeros are dropped, an invalid number is `—`.
 */
export function formatCompactNumber(value: number, digits = 1): string {
  if (!Number.isFinite(value)) return EMPTY_VALUE;
  const [figure, unit] = scale(Math.abs(value), 1000, countUnits.length - 1, digits);
  const rounded = Number(figure.toFixed(digits));
  // −0.04 rounds to 0, not −0
  return `${value < 0 && rounded > 0 ? '−' : ''}${rounded}${countUnits[unit]}`;
}
