/**
 * Reads a whole number, with full-width digits and grouped thousands. `undefined` for anything else, so
 * that `3.7` never becomes 37.
 */
export function readWholeNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim().replace(/^−/, '-');
  return /^-?(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined;
}
