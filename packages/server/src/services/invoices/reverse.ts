import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { invoiceOrders, invoices } from '../../db/schema/index.js';
import type { CallContext } from '../../kernel/context.js';
import { fenToYuan } from '../../ports/payment/index.js';
import { tell } from '../messages/index.js';
import { ordersOn, type InvoiceRow } from './view.js';

/** Takes an issued invoice back with a red one; its orders can be invoiced again. Call it on a held row. */
export async function reverseInvoice(tx: Db, context: CallContext, row: InvoiceRow): Promise<InvoiceRow> {
  const { clock, invoices: platform } = context.services;
  const { reversalNumber } = await platform.reverse(row.number);
  const [reversed] = await tx
    .update(invoices)
    .set({ state: 'reversed', reversalNumber, reversedAt: clock() })
    .where(eq(invoices.id, row.id))
    .returning();
  await tx.update(invoiceOrders).set({ live: false }).where(eq(invoiceOrders.invoiceId, row.id));
  await recordAudit(tx, context, {
    action: 'invoice.reverse',
    subjectType: 'invoice',
    subjectId: String(row.id),
    details: { reversalNumber },
  });
  return reversed ?? row;
}

/** Before an order's money goes back: its invoice is reversed, or its application is dropped. */
export async function reverseForOrder(tx: Db, context: CallContext, orderNo: string): Promise<void> {
  const [found] = await tx
    .select({ invoice: invoices })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(and(eq(invoiceOrders.orderNo, orderNo), eq(invoiceOrders.live, true)))
    .for('update', { of: invoices });
  if (!found) return;
  const { invoice } = found;
  const covered = await ordersOn(tx, invoice.id);
  const issued = invoice.state === 'issued';
  if (issued) await reverseInvoice(tx, context, invoice);
  else {
    await tx
      .update(invoices)
      .set({ state: 'failed', failure: '订单已退款，没有开票' })
      .where(eq(invoices.id, invoice.id));
    await tx.update(invoiceOrders).set({ live: false }).where(eq(invoiceOrders.invoiceId, invoice.id));
  }
  // It stood for other orders too: those have none any more, and nobody but their owner can ask for another.
  const others = covered.filter((one) => one.orderNo !== orderNo);
  await tell(tx, context.services.clock(), {
    code: issued ? 'invoice.reversed' : 'invoice.dropped',
    to: [invoice.userId],
    values: {
      订单号: orderNo,
      发票号码: invoice.number,
      金额: `¥${fenToYuan(invoice.amountFen)}`,
      其余:
        others.length > 0 ? `同一张发票上的其余 ${others.length} 笔订单可以在“发票管理”中重新申请开票。` : '',
    },
    link: others.length > 0 ? '/core/invoice' : '/core/invoice?tab=records',
    key: `invoice-reversed:${invoice.id}`,
  });
}
