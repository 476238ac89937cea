/** A calendar day as text, `yyyy-MM-dd`: no time, no zone, and sortable as it stands. */
export type IsoDate = string;

const pad = (number: number, length: number) => String(number).padStart(length, '0');

export const toIsoDate = (day: Date): IsoDate =>
  `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`;

/**
 * Local noon of the day, so that daylight saving time cannot change the date. `undefined` when the day does not
 * exist.
 */
export function fromIsoDate(value: IsoDate | null | undefined): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '');
  if (!match || match[1] === '0000') return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(2000, month - 1, day, 12);
  date.setFullYear(year, month - 1, day); // the constructor reads years below 100 as 19xx
  return toIsoDate(date) === value ? date : undefined;
}

/** Formats that people type: `2026-11-21`, `2026/1/5`, `2026.1.5`, `2026年1月5日`, `20261121`, full-width digits. */
export function readTypedDate(text: string): IsoDate | undefined {
  const plain = text.normalize('NFKC').trim();
  const match =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (!match) return undefined;
  const iso = `${match[1]}-${match[2]!.padStart(2, '0')}-${match[3]!.padStart(2, '0')}`;
  return fromIsoDate(iso) ? iso : undefined;
}

export function addDays(value: IsoDate, days: number): IsoDate {
  const date = fromIsoDate(value);
  if (!date) return value;
  date.setDate(date.getDate() + days);
  return toIsoDate(date);
}

export interface DayLimits {
  /** First day that can be chosen, `yyyy-MM-dd`. */
  min?: IsoDate;
  /** Last day that can be chosen, `yyyy-MM-dd`. */
  max?: IsoDate;
  /** Disabled days in between: holidays, weekends. */
  isDayDisabled?: (day: IsoDate) => boolean;
}

/** Why a day cannot be chosen; `undefined` when it can. */
export function refusalOf(
  day: IsoDate,
  { min, max, isDayDisabled }: DayLimits,
): 'range' | 'disabled' | undefined {
  if ((min && day < min) || (max && day > max)) return 'range';
  return isDayDisabled?.(day) ? 'disabled' : undefined;
}
