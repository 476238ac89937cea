import { moneyText } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { companies } from '../../db/schema/index.js';
import { tell } from '../messages/index.js';
import type { AccountRow } from './account.js';

/** Tells the owner once when the balance falls below his limit, not with every later payment. */
export async function warnOfLowBalance(
  tx: Db,
  before: AccountRow,
  after: AccountRow,
  now: Date,
): Promise<void> {
  const line = after.warnBelowFen;
  if (line === null || before.availableFen < line || after.availableFen >= line) return;
  let owner = after.userId;
  if (after.companyId) {
    const [company] = await tx
      .select({ administratorId: companies.administratorId })
      .from(companies)
      .where(eq(companies.id, after.companyId));
    owner = company?.administratorId ?? null;
  }
  if (!owner) return;
  await tell(tx, now, {
    code: 'balance.low',
    to: [owner],
    values: { 余额: moneyText(after.availableFen), 提醒线: moneyText(line) },
    link: '/core/myMemberCard',
    key: `balance-low:${after.id}:${now.getTime()}`,
  });
}
