import type { OrderSummary } from '@ca-portal/api';
import { orderTypeLabels } from '@ca-portal/api/domain';

export interface QueueFilter {
  words: string;
  /** Order type, or empty for all. */
  type: string;
}

/** Rows that contain every word in number, company or holder. */
export function filterQueue(rows: readonly OrderSummary[], { words, type }: QueueFilter): OrderSummary[] {
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (type !== '' && row.orderType !== type) return false;
    const text = `${row.orderNo} ${row.companyName} ${row.holderName}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Choices of the type filter: only types that are in the queue. */
export const typesIn = (rows: readonly OrderSummary[]): { value: string; label: string }[] =>
  [...new Set(rows.map(({ orderType }) => orderType))]
    .toSorted()
    .map((value) => ({ value, label: orderTypeLabels[value] }));
