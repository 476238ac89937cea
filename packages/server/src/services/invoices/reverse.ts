import { invoiceStateLabels, moneyText } from '@ca-portal/api/domain';
import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { invoiceOrders, invoices } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import type { Services } from '../../context/services.js';
import { PortalError } from '../../kernel/portal-error.js';
import { tell } from '../messages/index.js';
import { ordersOn, type InvoiceRow } from './view.js';

/*
 * A reversal has three steps: the request is recorded, the platform is called outside any transaction, and
 * its answer is stored. If the process dies in between, the request remains; scheduled work calls again, and
 * the platform always answers the same red invoice.
 */

/** The first step, on a locked row of an issued invoice. */
async function wantReversal(tx: Db, context: CallContext, row: InvoiceRow): Promise<void> {
  if (row.reversingAt) return;
  await tx.update(invoices).set({ reversingAt: context.services.clock() }).where(eq(invoices.id, row.id));
  await recordAudit(tx, context, {
    action: 'invoice.reverse',
    subjectType: 'invoice',
    subjectId: String(row.id),
    details: { number: row.number },
  });
}

/** The invoice covered other orders too: these have none now, and only their owner can apply again. */
async function tellOwner(
  tx: Db,
  at: Date,
  row: InvoiceRow,
  code: 'invoice.reversed' | 'invoice.dropped',
  of: string,
) {
  const others = (await ordersOn(tx, row.id)).filter(({ orderNo }) => orderNo !== of);
  await tell(tx, at, {
    code,
    to: [row.userId],
    values: {
      订单号: of,
      发票号码: row.number,
      金额: moneyText(row.amountFen),
      其余:
        others.length > 0 ? `同一张发票上的其余 ${others.length} 笔订单可以在“发票管理”中重新申请开票。` : '',
    },
    link: others.length > 0 ? '/core/invoice' : '/core/invoice?tab=records',
    key: `invoice-reversed:${row.id}`,
  });
}

/** Second and third step. `of` is the refunded order; undefined if the owner requested the reversal. */
async function carryOut(
  { db, clock, invoices: platform }: Services,
  { id, number }: InvoiceRow,
  of?: string,
) {
  const { reversalNumber } = await platform.reverse(number);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
    // Scheduled work may have been faster.
    if (row?.state !== 'issued') return row;
    const at = clock();
    const [reversed] = await tx
      .update(invoices)
      .set({ state: 'reversed', reversalNumber, reversedAt: at })
      .where(eq(invoices.id, id))
      .returning();
    await tx.update(invoiceOrders).set({ live: false }).where(eq(invoiceOrders.invoiceId, id));
    if (of !== undefined) await tellOwner(tx, at, row, 'invoice.reversed', of);
    return reversed;
  });
}

/**
 * Reverses an issued invoice with a red one; its orders can be invoiced again. `lock` locks the row, and may
 * refuse.
 */
export async function reverseInvoice(
  context: CallContext,
  lock: (tx: Db) => Promise<InvoiceRow>,
): Promise<InvoiceRow> {
  const { services } = context;
  const wanted = await services.db.transaction(async (tx) => {
    const row = await lock(tx);
    if (row.state === 'issued') await wantReversal(tx, context, row);
    return row;
  });
  return wanted.state === 'issued' ? ((await carryOut(services, wanted)) ?? wanted) : wanted;
}

/**
 * The step that must happen before an order's money may go back; call it after the transaction that returned
 * it.
 */
export type ReversalFirst = () => Promise<void>;

/**
 * Before a refund: an application for an invoice is dropped. An issued invoice has to be reversed, which
 * cannot happen in a transaction: the request is recorded, and the returned function carries it out. The
 * caller commits its transaction without moving money, calls the function, and starts again.
 */
export async function reverseForOrder(
  tx: Db,
  context: CallContext,
  orderNo: string,
): Promise<ReversalFirst | undefined> {
  const [found] = await tx
    .select({ invoice: invoices })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(and(eq(invoiceOrders.orderNo, orderNo), eq(invoiceOrders.live, true)))
    .for('update', { of: invoices });
  if (!found) return undefined;
  const { invoice } = found;
  if (invoice.state === 'issued') {
    await wantReversal(tx, context, invoice);
    return async () => void (await carryOut(context.services, invoice, orderNo));
  }
  // The platform is being called: there may be an invoice already, which would have to be reversed first.
  if (invoice.state === 'issuing')
    throw new PortalError('invoiceStateConflict', { state: invoiceStateLabels.issuing });
  await tx
    .update(invoices)
    .set({ state: 'failed', failure: '订单已退款，没有开票' })
    .where(eq(invoices.id, invoice.id));
  await tx.update(invoiceOrders).set({ live: false }).where(eq(invoiceOrders.invoiceId, invoice.id));
  await tellOwner(tx, context.services.clock(), invoice, 'invoice.dropped', orderNo);
  return undefined;
}

/** A running reversal is left to its initiator for this long. */
const graceMs = 60_000;

/** Scheduled work: completes interrupted reversals. */
export async function finishReversals(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const cutOff = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.state, 'issued'),
        isNotNull(invoices.reversingAt),
        lt(invoices.reversingAt, new Date(clock().getTime() - graceMs)),
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(50);
  for (const row of cutOff) {
    const [covered] = await ordersOn(db, row.id);
    try {
      await carryOut(services, row, covered?.orderNo ?? '');
    } catch (err) {
      // The platform is down: the next round tries again, and the others are not delayed.
      log.error({ err, invoice: row.id }, 'an invoice was not reversed');
    }
  }
}
