import { parseBeijing } from '@ca-portal/api/domain';
import { InvalidInput } from './portal-error.js';

/**
 * A time chosen by a user. The contract checks its format, but 30 February and the year 0 match it too and
 * would cause a database error.
 */
export function chosenTime(text: string, field: string): Date {
  const refuse = () => new InvalidInput([{ field, message: '时间不正确，请重新选择' }]);
  if (!/^2[01]\d{2}-/.test(text)) throw refuse();
  try {
    return parseBeijing(text);
  } catch {
    throw refuse();
  }
}
