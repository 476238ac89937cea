import { EMPTY_VALUE } from '../formats/empty.js';
import { formatFileSize, formatMoney } from '../formats/numbers.js';

/** Fen as a widget shows them: `formatMoney` stops at what is no amount, a page of which only that is missing must not. */
export const moneyText = (fen: number | null | undefined): string =>
  Number.isSafeInteger(fen) ? formatMoney(fen as number) : EMPTY_VALUE;

/** Bytes as a widget shows them; `—` for what is no size. */
export const fileSizeText = (bytes: number | null | undefined): string =>
  typeof bytes === 'number' && Number.isFinite(bytes) && bytes >= 0 ? formatFileSize(bytes) : EMPTY_VALUE;
