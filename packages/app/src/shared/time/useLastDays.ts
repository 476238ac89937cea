import { formatBeijing } from '@ca-portal/api/domain';
import type { DateRangePreset } from '@ca-portal/ui/date-range-picker';
import { useNow } from './useNow.js';

const dayMs = 86_400_000;
const dayOf = (at: number): string => formatBeijing(new Date(at)).slice(0, 10);

/** Date ranges that end today, by Beijing's calendar, which the server uses for its records. */
export const lastDays = (now: number): readonly DateRangePreset[] =>
  [7, 30].map((days) => ({ label: `近${days}天`, start: dayOf(now - (days - 1) * dayMs), end: dayOf(now) }));

/**
 * Preset ranges of a list's filter. The widget's own presets use this computer's clock, which may be wrong by a day.
 */
export const useLastDays = (): readonly DateRangePreset[] => lastDays(useNow(60_000));
