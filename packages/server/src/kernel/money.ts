import { fenOf, yuanText } from '@ca-portal/api/domain';

/**
 * Yuan with two decimals, the format of payment channels: 46500 → `465.00`. Integers only, without rounding.
 */
export function fenToYuan(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`not an amount in fen: ${fen}`);
  return yuanText(fen);
}

/** Inverse of fenToYuan; undefined for anything that is not an amount. `465`, `465.0` and `465.00` are the same. */
export const yuanToFen = (yuan: string): number | undefined =>
  /^[\d.]+$/.test(yuan) ? fenOf(yuan) : undefined;
