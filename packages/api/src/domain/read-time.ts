import { parseBeijing } from './beijing-time.js';

/** Below it a number counts seconds: as milliseconds it would be before April 1970. */
const firstMilliseconds = 10_000_000_000;

const wallClock = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/**
 * A moment as servers and components of the API family write one: Beijing wall-clock text with `-`, `/` or `.`, with or
 * without the time; ISO 8601 with a zone; epoch seconds or milliseconds as number or text; a `Date` or its `String()`.
 * Our own contract knows `yyyy-MM-dd HH:mm:ss` alone, see {@link parseBeijing}.
 *
 * @throws RangeError where it is none of these, or no day of the calendar
 */
export function readTime(value: Date | number | string): Date {
  const text = typeof value === 'string' ? value.trim() : '';
  const wall = wallClock.exec(text);
  if (wall) {
    const [, year = '', ...parts] = wall;
    const [month = '', day = '', hour = '', minute = '', second = ''] = parts.map((part) =>
      (part ?? '0').padStart(2, '0'),
    );
    return parseBeijing(`${year}-${month}-${day} ${hour}:${minute}:${second}`);
  }
  const count = typeof value === 'number' ? value : /^-?\d{1,16}$/.test(text) ? Number(text) : undefined;
  if (count !== undefined) return valid(new Date(Math.abs(count) < firstMilliseconds ? count * 1000 : count));
  if (value instanceof Date) return valid(new Date(value));
  // Without a zone the reader's own would decide, and his computer may stand anywhere.
  if (/(?:Z|[+-]\d{2}:?\d{2}|GMT[+-]\d{4}(?: \(.*\))?|GMT)$/.test(text)) return valid(new Date(text));
  throw new RangeError('not a time');
}

function valid(moment: Date): Date {
  if (Number.isNaN(moment.getTime())) throw new RangeError('no such time');
  return moment;
}
