/** Yuan with two decimals, as payment channels write it: 46500 → `465.00`. Integers only, no rounding anywhere. */
export function fenToYuan(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`not an amount in fen: ${fen}`);
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** Inverse of fenToYuan; undefined for anything that is not an amount. `465`, `465.0` and `465.00` are the same. */
export function yuanToFen(yuan: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
