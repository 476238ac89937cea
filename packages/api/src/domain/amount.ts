/** Parses an amount in yuan to fen; undefined for invalid text or fractions of a fen. */
export function fenOf(text: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''));
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** An amount for a text field: `500.00`. */
export const yuanText = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/**
 * The format of an amount in pages, messages and documents: `¥1,280.00`; negative amounts have a real minus sign,
 * `−¥50.00`.
 *
 * @throws RangeError when the amount is not a whole number of fen: rounding money silently is worse than stopping.
 */
export function moneyText(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`An amount is a whole number of fen; got ${fen}`);
  const text = yuanText(Math.abs(fen)).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');
  return `${fen < 0 ? '−' : ''}¥${text}`;
}

/** A price: zero is shown as a word, not as a number. */
export const priceText = (fen: number): string => (fen === 0 ? '免费' : moneyText(fen));
