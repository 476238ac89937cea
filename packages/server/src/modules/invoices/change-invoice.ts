import {
  hasPermission,
  invoiceStateLabels,
  nextInvoiceState,
  permissions,
  type InvoiceEvent,
} from '@ca-portal/api/domain';
import { and, asc, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { invoiceOrders, invoices, orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { demandTitle, lockOrders, ownTitle } from './apply.js';
import { askToIssue } from './issue.js';
import { reverseInvoice, ordersOn, type InvoiceRow } from '../../services/invoices/index.js';

export const stateConflict = ({ state }: InvoiceRow) =>
  new PortalError('invoiceStateConflict', { state: invoiceStateLabels[state] });

export async function ownInvoice(db: Db, { userId }: Session, id: number): Promise<InvoiceRow> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row || row.userId !== userId) throw new PortalError('notFound');
  return row;
}

export const isFinance = ({ permissions: granted }: Session): boolean =>
  hasPermission(granted, permissions.manageFinance);

/** Readable for its owner and for finance. */
export async function readableInvoice(db: Db, session: Session, id: number): Promise<InvoiceRow> {
  if (!isFinance(session)) return ownInvoice(db, session, id);
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw new PortalError('notFound');
  return row;
}

async function lockInvoice(tx: Db, session: Session, id: number, event: InvoiceEvent): Promise<InvoiceRow> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
  if (!row || row.userId !== session.userId) throw new PortalError('notFound');
  if (!nextInvoiceState(row.state, event)) throw stateConflict(row);
  return row;
}

/** Whose orders an invoice covers. */
const ownersOn = (db: Db, id: number) =>
  db
    .select({ companyName: orders.companyName, holderName: orders.holderName })
    .from(invoiceOrders)
    .innerJoin(orders, eq(orders.orderNo, invoiceOrders.orderNo))
    .where(eq(invoiceOrders.invoiceId, id))
    .orderBy(asc(invoiceOrders.orderNo));

/**
 * Applies again for a failed invoice, with another title or mailbox. If its order was refunded, it stays
 * unchanged.
 */
export async function correctInvoice(
  id: number,
  { titleId, email }: { titleId: number; email: string },
  context: CallContext,
): Promise<InvoiceRow> {
  const { db } = context.services;
  const session = sessionOf(context);
  const title = await ownTitle(db, session, titleId);
  return db.transaction(async (tx) => {
    const row = await lockInvoice(tx, session, id, 'correct');
    const covered = await ordersOn(tx, id);
    const dropped = covered.find(({ live }) => !live);
    if (dropped) throw new PortalError('invoiceNotAllowed', { orderNo: dropped.orderNo });
    demandTitle(title, row.kind, await ownersOn(tx, id));
    const [changed] = await tx
      .update(invoices)
      .set({ state: 'waiting', failure: '', email, title: { ...title.fields, email } })
      .where(eq(invoices.id, id))
      .returning();
    await askToIssue(tx, context.services.clock(), id);
    const subjectId = String(id);
    await recordAudit(tx, context, { action: 'invoice.correct', subjectType: 'invoice', subjectId });
    return changed ?? row;
  });
}

/**
 * Reverses an issued invoice and applies for another with the new title, once per request. The platform is
 * called between two transactions: after an interruption the invoice is reversed anyway, and the repeated
 * request continues.
 */
export async function exchangeInvoice(
  id: number,
  request: { requestId: string; titleId: number; reason: string },
  context: CallContext,
): Promise<{ reversed: InvoiceRow; issued: InvoiceRow }> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const original = await ownInvoice(db, session, id);
  const done = async () => {
    const [issued] = await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.userId, session.userId), eq(invoices.requestId, request.requestId)));
    if (!issued) return undefined;
    if (issued.replaces !== id) throw new PortalError('duplicateRequest');
    return { reversed: await ownInvoice(db, session, id), issued };
  };
  const known = await done();
  if (known) return known;
  const title = await ownTitle(db, session, request.titleId);
  // Before the reversal: a refused exchange must leave the invoice as it is.
  demandTitle(title, original.kind, await ownersOn(db, id));
  const covered = await ordersOn(db, id);
  const orderNos = covered.map(({ orderNo }) => orderNo);
  try {
    const reversed = await reverseInvoice(context, (tx) => lockReversible(tx, session, id));
    return await db.transaction(async (tx) => {
      // Its orders must not have been refunded or invoiced otherwise meanwhile.
      await lockOrders(tx, session, orderNos);
      const { kind, amountFen, email, phone, remark } = reversed;
      const [issued] = await tx
        .insert(invoices)
        .values({
          userId: session.userId,
          requestId: request.requestId,
          kind,
          amountFen,
          email,
          phone,
          remark,
          title: title.fields,
          state: 'waiting',
          appliedAt: clock(),
          replaces: id,
        })
        .returning();
      if (!issued) throw new Error('an inserted invoice came back empty');
      await tx
        .insert(invoiceOrders)
        .values(covered.map((one) => ({ ...one, invoiceId: issued.id, live: true })));
      await askToIssue(tx, issued.appliedAt, issued.id);
      await recordAudit(tx, context, {
        action: 'invoice.exchange',
        subjectType: 'invoice',
        subjectId: String(id),
        details: { reason: request.reason, replacedBy: issued.id },
      });
      return { reversed, issued };
    });
  } catch (error) {
    const twin = await done();
    if (twin) return twin;
    throw error;
  }
}

/** An invoice that can be reversed, or was reversed in an interrupted exchange. */
async function lockReversible(tx: Db, session: Session, id: number): Promise<InvoiceRow> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
  if (!row || row.userId !== session.userId) throw new PortalError('notFound');
  if (row.state === 'reversed' && (await tx.$count(invoices, eq(invoices.replaces, id))) === 0) return row;
  if (!nextInvoiceState(row.state, 'reverse')) throw stateConflict(row);
  return row;
}
