import { EMPTY_VALUE } from '../formats/empty.js';
import { formatFileSize, formatMoney } from '../formats/numbers.js';

/**
 * Fen as a widget shows them: `formatMoney` throws on an invalid amount, but a page with a missing amount must still
 * render.
 */
export const moneyText = (fen: number | null | undefined): string =>
  Number.isSafeInteger(fen) ? formatMoney(fen as number) : EMPTY_VALUE;

/** Bytes as a widget shows them; `—` for an invalid size. */
export const fileSizeText = (bytes: number | null | undefined): string =>
  typeof bytes === 'number' && Number.isFinite(bytes) && bytes >= 0 ? formatFileSize(bytes) : EMPTY_VALUE;
