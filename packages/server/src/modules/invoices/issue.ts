import { nextInvoiceState } from '@ca-portal/api/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { invoiceMails, invoiceOrders, invoices, orders } from '../../db/schema/index.js';
import type { InvoiceFacts } from '../../ports/invoice/index.js';
import type { Services } from '../../services.js';
import { notify } from '../messages/notify.js';
import type { InvoiceRow } from './view.js';

/** What the platform is told. */
export async function factsOf(db: Db, row: InvoiceRow): Promise<InvoiceFacts> {
  const lines = await db
    .select({ name: orders.productName, amountFen: invoiceOrders.amountFen })
    .from(invoiceOrders)
    .innerJoin(orders, eq(orders.orderNo, invoiceOrders.orderNo))
    .where(eq(invoiceOrders.invoiceId, row.id))
    .orderBy(asc(invoiceOrders.orderNo));
  const { id, kind, title, amountFen, remark, issuedAt, appliedAt } = row;
  return { id, kind, title, amountFen, remark, lines, at: issuedAt ?? appliedAt };
}

/**
 * Issues one that waits. The number hangs on our id and the time of the application, so a call that was cut off
 * is made again and finds the same invoice.
 */
async function issueOne({ db, clock, invoices: platform }: Services, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(invoices)
      .where(eq(invoices.id, id))
      .for('update', { skipLocked: true });
    if (!row || (row.state !== 'waiting' && row.state !== 'issuing')) return;
    const answer = await platform.issue({ ...(await factsOf(tx, row)), at: row.appliedAt });
    const now = clock();
    const issued = 'number' in answer;
    const state = nextInvoiceState('issuing', issued ? 'issue' : 'fail');
    if (!state) throw new Error('an invoice that is being issued can be neither issued nor fail');
    await tx
      .update(invoices)
      .set({
        state,
        ...(issued ? { number: answer.number, issuedAt: now, failure: '' } : { failure: answer.refusal }),
      })
      .where(eq(invoices.id, id));
    if (issued) await tx.insert(invoiceMails).values({ invoiceId: id, email: row.email, at: now });
    await notify(tx, now, {
      to: [row.userId],
      topic: issued ? '电子发票已开具' : '电子发票开具失败',
      content: issued
        ? '<p>您的电子发票已开具并发送到收票邮箱，也可在“我的发票”中下载。</p>'
        : '<p>您的电子发票没有开具成功，请在“我的发票”中查看原因并更正后重新提交。</p>',
      link: '/core/invoice',
    });
  });
}

/** Issues all that wait. Runs regularly and before lists are read. */
export async function issueWaiting(services: Services): Promise<void> {
  const waiting = await services.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.state, ['waiting', 'issuing']))
    .orderBy(asc(invoices.id))
    .limit(50);
  for (const { id } of waiting) await issueOne(services, id);
}
