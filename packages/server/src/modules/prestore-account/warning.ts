import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { companies } from '../../db/schema/index.js';
import { fenToYuan } from '../../ports/payment/index.js';
import { notify } from '../messages/notify.js';
import type { AccountRow } from './account.js';

/** Tells the owner once when the balance falls below the line that he drew, not with every payment after it. */
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
  const rest = fenToYuan(after.availableFen);
  await notify(tx, now, {
    to: [owner],
    importance: '2',
    topic: '预存账户余额不足提醒',
    content: `<p>您的预存账户可用余额为 ¥${rest}，已低于 ¥${fenToYuan(line)}。请及时充值，以免影响办理。</p>`,
    link: '/core/myMemberCard',
  });
}
