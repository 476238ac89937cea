import { parseBeijing } from './beijing-time.js';

/** A smaller number is in seconds: in milliseconds it would be before April 1970. */
const firstMilliseconds = 10_000_000_000;

const wallClock = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/**
 * Parses a moment in the formats of the API family: Beijing local time with `-`, `/` or `.`, with or without the
 * time; ISO 8601 with a zone; epoch seconds or milliseconds as number or text; a `Date` or its `String()`. Our own
 * contract uses only `yyyy-MM-dd HH:mm:ss`, see {@link parseBeijing}.
 * @throws RangeError for any other format, and for a date that does not exist
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
  // Without a zone the local one of the computer would apply, which may be any.
  if (/(?:Z|[+-]\d{2}:?\d{2}|GMT[+-]\d{4}(?: \(.*\))?|GMT)$/.test(text)) return valid(new Date(text));
  throw new RangeError('not a time');
}

function valid(moment: Date): Date {
  if (Number.isNaN(moment.getTime())) throw new RangeError('no such time');
  return moment;
}
