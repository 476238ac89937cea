import { parseBeijing } from '@ca-portal/api/domain';
import { and, asc, desc, gte, ilike, lt, type Column, type SQL } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.js';
import { InvalidInput } from '../../kernel/portal-error.js';

/* Helpers for the list queries of the API family: paging, periods, search words. */

export interface FamilyPaging {
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** The requested page of a list; a page past the end becomes the last one, as in the family. */
export const familyPart =
  ({ pageNum = 1, pageSize = 10 }: FamilyPaging) =>
  (total: number) => {
    const last = Math.max(1, Math.ceil(total / pageSize));
    return { limit: pageSize, offset: (Math.min(pageNum, last) - 1) * pageSize };
  };

/** A Beijing time with a valid format that may still not exist, e.g. 30 February. */
export function momentOf(text: string, field: string): Date {
  try {
    return parseBeijing(text);
  } catch {
    throw new InvalidInput([{ field, message: '日期不存在，请重新选择' }]);
  }
}

/** Days are whole and inclusive; a time of day is used exactly. */
export function within(
  column: Column,
  { beginTime, endTime }: { beginTime?: string | undefined; endTime?: string | undefined },
): SQL | undefined {
  const whole = (text: string, time: string) => (text.length === 10 ? `${text} ${time}` : text);
  const from = beginTime && momentOf(whole(beginTime, '00:00:00'), 'beginTime');
  const to = endTime && momentOf(whole(endTime, '23:59:59'), 'endTime');
  return and(
    from ? gte(column, from) : undefined,
    to ? lt(column, new Date(to.getTime() + 1_000)) : undefined,
  );
}

/** "Contains" the typed words, taken literally; empty words do not filter. */
export const contains = (column: Column, words: string | undefined): SQL | undefined =>
  words ? ilike(column, likePattern(words)) : undefined;

/** The family's flags as booleans: '1' means stopped, hidden or closed; an empty choice means no filter. */
export const chosenFlag = (flag: '0' | '1' | '' | undefined): boolean | undefined =>
  flag === '0' || flag === '1' ? flag === '1' : undefined;

export const flagOf = (set: boolean): '0' | '1' => (set ? '1' : '0');

/** `1,2,3` from a path or query as numbers, without duplicates. */
export const idsOf = (text: string): number[] => [
  ...new Set(
    text
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647),
  ),
];

interface FamilySorting {
  readonly orderByColumn?: string | undefined;
  readonly isAsc?: 'asc' | 'desc' | 'ascending' | 'descending' | undefined;
}

/** The requested order, then the default order for equal rows; an unknown column sorts nothing. */
export function orderOf(
  { orderByColumn = '', isAsc = 'asc' }: FamilySorting,
  sortable: Readonly<Record<string, Column>>,
  usual: readonly SQL[],
): SQL[] {
  const column = Object.hasOwn(sortable, orderByColumn) ? sortable[orderByColumn] : undefined;
  if (!column) return [...usual];
  return [isAsc.startsWith('desc') ? desc(column) : asc(column), ...usual];
}
