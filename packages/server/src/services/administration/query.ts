import { parseBeijing } from '@ca-portal/api/domain';
import { and, asc, desc, gte, ilike, lt, type Column, type SQL } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.js';
import { InvalidInput } from '../../kernel/portal-error.js';

/* Reading the list queries of the API family: paging, periods, words. */

export interface FamilyPaging {
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** The part of a list that is asked for; a page past the end is the last one, as the family answers it. */
export const familyPart =
  ({ pageNum = 1, pageSize = 10 }: FamilyPaging) =>
  (total: number) => {
    const last = Math.max(1, Math.ceil(total / pageSize));
    return { limit: pageSize, offset: (Math.min(pageNum, last) - 1) * pageSize };
  };

/** A Beijing time that has the right form and may still be no time at all: 30 February. */
export function momentOf(text: string, field: string): Date {
  try {
    return parseBeijing(text);
  } catch {
    throw new InvalidInput([{ field, message: '日期不存在，请重新选择' }]);
  }
}

/** Days count whole and inclusive; a moment with a time of day is taken as it is. */
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

/** “Contains”, for whatever was typed; nothing typed filters nothing. */
export const contains = (column: Column, words: string | undefined): SQL | undefined =>
  words ? ilike(column, likePattern(words)) : undefined;

/** The family's flags as truth: '1' is stopped, hidden or closed; an empty choice is none. */
export const chosenFlag = (flag: '0' | '1' | '' | undefined): boolean | undefined =>
  flag === '0' || flag === '1' ? flag === '1' : undefined;

export const flagOf = (set: boolean): '0' | '1' => (set ? '1' : '0');

/** `1,2,3` of a path or query as numbers, each once. */
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

/** The order that was asked for, the usual one behind it for what is equal; a column that is none sorts nothing. */
export function orderOf(
  { orderByColumn = '', isAsc = 'asc' }: FamilySorting,
  sortable: Readonly<Record<string, Column>>,
  usual: readonly SQL[],
): SQL[] {
  const column = Object.hasOwn(sortable, orderByColumn) ? sortable[orderByColumn] : undefined;
  if (!column) return [...usual];
  return [isAsc.startsWith('desc') ? desc(column) : asc(column), ...usual];
}
