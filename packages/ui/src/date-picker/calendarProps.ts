import type { Modifiers } from 'react-day-picker';
import { type DayPickerLocale, enUS, zhCN } from 'react-day-picker/locale';
import type { UiLocale } from '../locale/zh-CN.js';
import { CalendarNav } from './CalendarNav.js';
import { type DayLimits, fromIsoDate, toIsoDate } from './isoDate.js';

/** The calendar speaks the language of the rest, as far as we ship it. */
const calendarLocale = (lang: string): DayPickerLocale => (lang.startsWith('zh') ? zhCN : enUS);

/** How far the year list reaches where no limit is given: certificates run for years, people live for decades. */
const YEARS_BACK = 100;
const YEARS_ON = 20;

/** What single days and ranges have in common in react-day-picker. */
export function calendarProps(
  { lang, words }: { lang: string; words: UiLocale['datePicker'] },
  { min, max, isDayDisabled }: DayLimits,
  shown: Date | undefined,
) {
  const first = fromIsoDate(min);
  const last = fromIsoDate(max);
  const today = new Date();
  const fullDay = new Intl.DateTimeFormat(lang, { dateStyle: 'full' });
  const start = first ?? new Date(today.getFullYear() - YEARS_BACK, 0);
  const end = last ?? new Date(today.getFullYear() + YEARS_ON, 11);
  const wanted = shown ?? today;
  return {
    locale: calendarLocale(lang),
    components: { Nav: CalendarNav },
    labels: {
      // The library's English says “11th” where the button shows 11.
      labelDayButton: (day: Date, { today: isToday, selected }: Modifiers) =>
        words.day(fullDay.format(day), Boolean(isToday), Boolean(selected)),
    },
    captionLayout: 'dropdown' as const,
    startMonth: start,
    endMonth: end,
    // Today may lie outside the limits: then the nearest month with something to choose is shown.
    defaultMonth: wanted < start ? start : wanted > end ? end : wanted,
    disabled: [
      ...(first ? [{ before: first }] : []),
      ...(last ? [{ after: last }] : []),
      ...(isDayDisabled ? [(day: Date) => isDayDisabled(toIsoDate(day))] : []),
    ],
    showOutsideDays: true,
    fixedWeeks: true,
    autoFocus: true,
  };
}
