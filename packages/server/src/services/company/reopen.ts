import { companyFieldOf, isCompanyItem } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { companies, companyRecords, type orders } from '../../db/schema/index.js';
import { tell } from '../messages/index.js';
import { lockRecord } from './company-record.js';

type OrderRow = typeof orders.$inferSelect;

/**
 * An order was rejected for facts of its company: the submitted record opens again for exactly those fields,
 * and the administrator gets a to-do with a link to the first of them. Orders use the facts in force until
 * the corrections have passed.
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
  // Earlier rejections of other fields stay until the record is submitted again.
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
