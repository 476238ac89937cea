import { companyFieldOf, isCompanyItem } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { companies, companyRecords, type orders } from '../../db/schema/index.js';
import { tell } from '../messages/index.js';
import { lockRecord } from './company-record.js';

type OrderRow = typeof orders.$inferSelect;

/**
 * An order came back for facts of its company: the record, which is closed once it is submitted, opens for exactly
 * those fields, and the administrator gets a to-do that leads to the first of them. Orders go on with the facts in
 * force until the corrected ones have passed.
 */
export async function reopenForOrder(
  tx: Db,
  now: Date,
  { orderNo, companyId }: Pick<OrderRow, 'orderNo' | 'companyId'>,
  reasons: OrderRow['rejection'],
): Promise<void> {
  const refused = reasons.flatMap(({ item, text }) =>
    isCompanyItem(item) ? [{ field: companyFieldOf[item], reason: text }] : [],
  );
  const [first] = refused;
  if (!companyId || !first) return;
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update');
  const record = await lockRecord(tx, companyId);
  // What was said before about other fields still stands, as long as it has not been handed in again.
  const before = record.submittedAt ? [] : record.rejection;
  const others = before.filter(({ field }) => refused.every((one) => one.field !== field));
  await tx
    .update(companyRecords)
    .set({ submittedAt: null, rejection: [...others, ...refused] })
    .where(eq(companyRecords.companyId, companyId));
  await tx.update(companies).set({ draftReview: '3' }).where(eq(companies.id, companyId));
  if (!company?.administratorId) return;
  await tell(tx, now, {
    code: 'company.refusedForOrder',
    to: [company.administratorId],
    values: { 订单号: orderNo, 说明: refused.map(({ reason }) => reason).join('；') },
    link: `/core/company?item=${first.field}`,
    key: `company-of:${orderNo}:${now.getTime()}`,
  });
}
