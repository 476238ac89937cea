import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import { EMPTY_VALUE } from './empty.js';

/**
 * A moment: a `Date` or its `String()`, epoch seconds or milliseconds as number or text, or a wire string
 * (`yyyy-MM-dd HH:mm:ss`, ISO 8601).
 */
export type DateInput = Date | number | string;

/** A year, then optional month, day, hour, minute and second; a zone may follow. */
const SHAPE =
  /^(\d{4})(?:[-/]?(\d{1,2})(?:[-/]?(\d{1,2})(?:[T\s]+(\d{1,2})(?::(\d{1,2})(?::(\d{1,2}))?)?)?)?)?(?!\d)/i;

/** Whether the date and time exist: dayjs turns 31 February into 3 March, and a lone 12 into a year. */
function exists(text: string): boolean {
  const parts = SHAPE.exec(text);
  if (!parts) return false;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second < 60;
}

/** A smaller number is in seconds: in milliseconds it would be before April 1970. */
const FIRST_MILLISECONDS = 10_000_000_000;
/** Eight digits are a date without hyphens. */
const EPOCH = /^-?\d{9,13}$/;
/** `String(date)` and `date.toUTCString()`: they name their zone. */
const WRITTEN_OUT = /^[A-Z][a-z]{2},? .+ GMT(?:[+-]\d{4}(?: \(.*\))?)?$/;

/** The date as dayjs reads it; `undefined` for a date that does not exist. */
function understood(value: DateInput): Date | number | string | undefined {
  if (typeof value === 'string') {
    const text = value.trim();
    if (EPOCH.test(text)) return understood(Number(text));
    if (WRITTEN_OUT.test(text)) return new Date(text);
    return exists(value) ? value : undefined;
  }
  return typeof value === 'number' && Math.abs(value) < FIRST_MILLISECONDS ? value * 1000 : value;
}

/** Reads a moment in the visitor's time zone; `undefined` when it is missing or not an existing date. */
export function readMoment(value: DateInput | null | undefined): Dayjs | undefined {
  // dayjs(undefined) is "now": a missing date must not become today.
  if (value === null || value === undefined || value === '') return undefined;
  const known = understood(value);
  const moment = known === undefined ? undefined : dayjs(known).locale('zh-cn');
  return moment?.isValid() ? moment : undefined;
}

function formatWith(value: DateInput | null | undefined, pattern: string): string {
  return readMoment(value)?.format(pattern) ?? EMPTY_VALUE;
}

/** `2026-11-21`; `—` when missing or unreadable. */
export function formatDate(value: DateInput | null | undefined): string {
  return formatWith(value, 'YYYY-MM-DD');
}

/** `2026-11-21 09:12:36`; `—` when missing or unreadable. */
export function formatDateTime(value: DateInput | null | undefined): string {
  return formatWith(value, 'YYYY-MM-DD HH:mm:ss');
}

/** `2026-11-21 09:12`, without seconds; `—` when missing or unreadable. */
export function formatMinute(value: DateInput | null | undefined): string {
  return formatWith(value, 'YYYY-MM-DD HH:mm');
}

/** `11-21 09:12`, where the year is clear from the context. */
export function formatShortMinute(value: DateInput | null | undefined): string {
  return formatWith(value, 'MM-DD HH:mm');
}

/** `21`, the day of a calendar sheet. */
export function formatDay(value: DateInput | null | undefined): string {
  return formatWith(value, 'DD');
}

/** `2026-11`, above the day of a calendar sheet. */
export function formatMonth(value: DateInput | null | undefined): string {
  return formatWith(value, 'YYYY-MM');
}

/** `2026 年 11 月 21 日`, the date of a letter. */
export function formatLongDate(value: DateInput | null | undefined): string {
  return formatWith(value, 'YYYY 年 M 月 D 日');
}

/**
 * `['2026-11-21', '09:12:36']`: date and time for the two lines of a table's cell; `['—', '']` when missing or
 * unreadable.
 */
export function formatDateTimeLines(value: DateInput | null | undefined): [date: string, time: string] {
  const moment = readMoment(value);
  return moment ? [moment.format('YYYY-MM-DD'), moment.format('HH:mm:ss')] : [EMPTY_VALUE, ''];
}

/** `09:12`, for moments of today: 已保存 09:12. */
export function formatClock(value: DateInput | null | undefined): string {
  return formatWith(value, 'HH:mm');
}

/** `11-21`, for narrow lists whose year is clear from the context. */
export function formatShortDate(value: DateInput | null | undefined): string {
  return formatWith(value, 'MM-DD');
}

/** `星期六`. The date locale is zh-cn. */
export function formatWeekday(value: DateInput | null | undefined): string {
  return formatWith(value, 'dddd');
}
