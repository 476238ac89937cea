import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { invoiceOrders, orders } from '../../db/schema/index.js';
import type { InvoiceFacts } from '../../ports/invoice/index.js';
import type { InvoiceRow } from './view.js';

/** The facts sent to the platform. */
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
