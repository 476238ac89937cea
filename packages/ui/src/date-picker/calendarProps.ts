import type { Modifiers } from 'react-day-picker';
import { type DayPickerLocale, enUS, zhCN } from 'react-day-picker/locale';
import type { UiLocale } from '../locale/zh-CN.js';
import { CalendarNav } from './CalendarNav.js';
import { type DayLimits, fromIsoDate, toIsoDate } from './isoDate.js';

/** The calendar uses the language of the provider, if the package ships it. */
const calendarLocale = (lang: string): DayPickerLocale => (lang.startsWith('zh') ? zhCN : enUS);

/** Range of the year list without limits: certificates are valid for years, birth dates are decades ago. */
const YEARS_BACK = 100;
const YEARS_ON = 20;

/** Settings of react-day-picker for days and ranges. */
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
      // The English of the library says “11th” where the button shows 11.
      labelDayButton: (day: Date, { today: isToday, selected }: Modifiers) =>
        words.day(fullDay.format(day), Boolean(isToday), Boolean(selected)),
    },
    captionLayout: 'dropdown' as const,
    startMonth: start,
    endMonth: end,
    // If today is outside the limits, the nearest month with selectable days is shown.
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
