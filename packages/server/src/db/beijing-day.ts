import { parseBeijing } from '@ca-portal/api/domain';
import { InvalidInput } from '../kernel/portal-error.js';

/** First moment of a Beijing calendar day; an invalid day is refused. */
export function dayStart(day: string): Date {
  try {
    return parseBeijing(`${day} 00:00:00`);
  } catch {
    throw new InvalidInput([{ field: 'day', message: '没有这一天，请重新选择日期' }]);
  }
}

/** First moment after the day. */
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + 86_400_000);
