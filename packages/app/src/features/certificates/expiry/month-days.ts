const dayMs = 86_400_000;

/** `yyyy-MM-dd` as a UTC moment, independent of the time zone. */
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const dayBefore = (day: string, days: number) => dayAt(noon(day) - days * dayMs);

/** A mark on a day: the expiry of a certificate, or a reminder of it. */
export interface Mark {
  readonly kind: 'end' | 'reminder';
  readonly text: string;
}

interface Ending {
  readonly day: string;
  readonly lockTypeName: string;
  readonly holderName: string;
}

/** Marks by day: the expiry of each certificate, and from `today` on the days of its reminders. */
export function marksOf(
  endings: readonly Ending[],
  reminderDays: readonly number[],
  today: string,
): Map<string, Mark[]> {
  const marks = new Map<string, Mark[]>();
  const mark = (day: string, one: Mark) => marks.set(day, [...(marks.get(day) ?? []), one]);
  for (const { day, lockTypeName, holderName } of endings) {
    mark(day, { kind: 'end', text: `${lockTypeName} ${holderName}` });
    for (const days of reminderDays) {
      const reminded = dayBefore(day, days);
      if (reminded >= today) mark(reminded, { kind: 'reminder', text: `剩 ${days} 天 ${lockTypeName}` });
    }
  }
  for (const [day, of] of marks)
    marks.set(
      day,
      of.toSorted((a, b) => a.kind.localeCompare(b.kind)),
    );
  return marks;
}

/**
 * The weeks of a month (`yyyy-MM`), Monday first; always six, so that the page height does not change between months.
 */
export function weeksOf(month: string): string[][] {
  const first = noon(`${month}-01`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAt(monday + (week * 7 + day) * dayMs)),
  );
}

/** A month that many months later, `yyyy-MM`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
