import { formatBeijing } from './beijing-time.js';

/** Hours of hotline and counters on workdays. */
export const workingHours = [
  ['08:30', '11:30'],
  ['13:00', '17:00'],
] as const;

/** Exceptions to the week: public holidays, and weekends that are worked instead. `yyyy-MM-dd`. */
export interface SpecialDays {
  /** Weekdays without work. */
  readonly holidays: readonly string[];
  /** Weekends with work. */
  readonly workdays: readonly string[];
}
const none: SpecialDays = { holidays: [], workdays: [] };

/** Whether this day is a workday in Beijing, `yyyy-MM-dd`. */
export function isWorkday(day: string, special: SpecialDays = none): boolean {
  if (special.holidays.includes(day)) return false;
  if (special.workdays.includes(day)) return true;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

/** Whether it is open now: from the first minute of a period to its last, without the closing minute. */
export function isServiceOpen(now: Date, special: SpecialDays = none): boolean {
  const [day = '', time = ''] = formatBeijing(now).split(' ');
  const minute = time.slice(0, 5);
  return isWorkday(day, special) && workingHours.some(([from, to]) => minute >= from && minute < to);
}
