import { formatBeijing } from './beijing-time.js';

/** Hours of hotline and counters on workdays. */
export const workingHours = [
  ['08:30', '11:30'],
  ['13:00', '17:00'],
] as const;

/** Days that differ from the week: public holidays, and weekends worked instead. `yyyy-MM-dd`. */
export interface SpecialDays {
  /** Weekdays on which nobody works. */
  readonly holidays: readonly string[];
  /** Weekends on which everybody does. */
  readonly workdays: readonly string[];
}
const none: SpecialDays = { holidays: [], workdays: [] };

/** Whether somebody works on this day in Beijing, `yyyy-MM-dd`. */
export function isWorkday(day: string, special: SpecialDays = none): boolean {
  if (special.holidays.includes(day)) return false;
  if (special.workdays.includes(day)) return true;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

/** Is somebody there now? From the first minute of a span to its last, the closing minute not counted. */
export function isServiceOpen(now: Date, special: SpecialDays = none): boolean {
  const [day = '', time = ''] = formatBeijing(now).split(' ');
  const minute = time.slice(0, 5);
  return isWorkday(day, special) && workingHours.some(([from, to]) => minute >= from && minute < to);
}
