import { formatBeijing } from '@ca-portal/api/domain';

/** This Beijing month and the eleven after it, as `yyyy-MM`. */
export function monthsFrom(now: Date): string[] {
  const [year = 0, month = 1] = formatBeijing(now).slice(0, 7).split('-').map(Number);
  return Array.from({ length: 12 }, (_, i) => {
    const index = month - 1 + i;
    return `${year + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}
