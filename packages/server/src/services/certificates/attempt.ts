import { orderStateLabels } from '@ca-portal/api/domain';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, issueAttempts } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { carrierOf, lockOrder, type OrderRow, issuableStates, mayIssue, ownsOrder } from '../orders/index.js';

export type Attempt = typeof issueAttempts.$inferSelect;
export type CertificateRow = typeof certificates.$inferSelect;

/** Time for one attempt to write a lock; a slow device needs a minute and a half for its keys. */
export const attemptMs = 10 * 60_000;

/** Locks the order for a user who may write its certificate. Strangers get "not found". */
export async function lockIssuableOrder(tx: Db, orderNo: string, context: CallContext): Promise<OrderRow> {
  const session = sessionOf(context);
  const order = await lockOrder(tx, orderNo);
  if (!order) throw new PortalError('notFound');
  if (!mayIssue(session, order)) {
    if (ownsOrder(session, order)) throw new PortalError('forbidden'); // The desk writes it.
    throw new PortalError('notFound');
  }
  return order;
}

/**
 * The carrier that these steps can write: a lock or a computer. A phone has its own steps; here its
 * certificate would be issued twice.
 */
export async function writtenCarrier(tx: Db, order: OrderRow): Promise<'lock' | 'pc'> {
  const carrier = await carrierOf(tx, order);
  if (carrier === 'lock' || carrier === 'pc') return carrier;
  throw new PortalError('changeNotPossible', { reason: '该证书不在CA锁中，不能写入CA锁' });
}

export function checkIssuable(order: OrderRow): void {
  if (!issuableStates.includes(order.state)) {
    throw new PortalError('issueNotAllowed', { state: orderStateLabels[order.state] });
  }
}

/** The attempt with this id, if it belongs to the order. */
export async function findAttempt(tx: Db, order: OrderRow, id: string): Promise<Attempt> {
  const [attempt] = await tx
    .select()
    .from(issueAttempts)
    .where(and(eq(issueAttempts.id, id), eq(issueAttempts.orderNo, order.orderNo)));
  if (!attempt) throw new PortalError('issueExpired');
  return attempt;
}

/** The order's newest attempt; only that one can continue. */
export async function newestAttempt(tx: Db, order: OrderRow): Promise<Attempt | undefined> {
  const [attempt] = await tx
    .select()
    .from(issueAttempts)
    .where(eq(issueAttempts.orderNo, order.orderNo))
    .orderBy(desc(issueAttempts.attempt))
    .limit(1);
  return attempt;
}

export async function endOpenAttempts(tx: Db, order: OrderRow, at: Date): Promise<void> {
  await tx
    .update(issueAttempts)
    .set({ endedAt: at })
    .where(and(eq(issueAttempts.orderNo, order.orderNo), isNull(issueAttempts.endedAt)));
}

/** The certificate issued for the order that is not yet proven to be in a lock. */
export async function pendingCertificate(tx: Db, order: OrderRow): Promise<CertificateRow | undefined> {
  const [row] = await tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.orderNo, order.orderNo), eq(certificates.status, 'pending')));
  return row;
}
