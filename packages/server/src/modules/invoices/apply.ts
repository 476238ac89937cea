import type { InputOf, invoices as group } from '@ca-portal/api/contract';
import {
  type InvoiceKind,
  invoiceObstacle,
  missingForInvoice,
  moneyText,
  orderDueFen,
} from '@ca-portal/api/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { invoiceOrders, invoices, invoiceTitles } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { lockOrder, type OrderRow, owned } from '../../services/orders/index.js';
import { labelsOf, ordersOn, type InvoiceRow, type TitleRow } from '../../services/invoices/index.js';
import { askToIssue } from './issue.js';

type Request = InputOf<(typeof group)['apply']>['body'];

export const obstacleOf = (order: OrderRow, invoiced: boolean): string =>
  invoiceObstacle({
    paidFen: order.paidAt ? orderDueFen(order) : 0,
    refund: order.refundStatus,
    invoiced,
    isRecharge: false,
  });

export async function ownTitle(db: Db, { userId }: Session, id: number): Promise<TitleRow> {
  const [row] = await db
    .select()
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.id, id), eq(invoiceTitles.userId, userId), isNull(invoiceTitles.removedAt)));
  if (!row) throw new PortalError('notFound');
  return row;
}

/**
 * A special invoice requires more fields of a title than an ordinary one, and is issued only to the company
 * whose orders it covers (dossier 4.7). Asked wherever an invoice gets a title: a correction or an exchange
 * must not give it to a stranger either.
 */
export function demandTitle(
  { fields }: TitleRow,
  kind: InvoiceKind,
  covered: readonly Pick<OrderRow, 'companyName' | 'holderName'>[],
): void {
  const missing = missingForInvoice(fields, kind);
  if (missing.length > 0) {
    throw new PortalError('invoiceTitleIncomplete', { fields: labelsOf(missing).join('、') }, missing);
  }
  const other = covered.find(({ companyName }) => companyName !== fields.title);
  if (kind === '2' && other) {
    throw new PortalError('titleMismatch', { company: other.companyName || other.holderName });
  }
}

async function earlier(db: Db, { userId }: Session, request: Request): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.requestId, request.requestId)));
  if (!row) return undefined;
  const covered = (await ordersOn(db, row.id)).map(({ orderNo }) => orderNo);
  if (covered.join() !== [...new Set(request.orderNos)].toSorted().join()) {
    throw new PortalError('duplicateRequest');
  }
  return row;
}

/** Locks the orders of an application; each must be paid, not in a refund and on no other invoice. */
export async function lockOrders(tx: Db, session: Session, orderNos: readonly string[]): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  for (const orderNo of [...new Set(orderNos)].toSorted()) {
    const order = owned(session, await lockOrder(tx, orderNo));
    const [invoiced] = await tx
      .select({ id: invoiceOrders.invoiceId })
      .from(invoiceOrders)
      .where(and(eq(invoiceOrders.orderNo, orderNo), eq(invoiceOrders.live, true)));
    const reason = obstacleOf(order, invoiced !== undefined);
    if (reason) throw new PortalError('invoiceNotAllowed', { orderNo }, { orderNo, reason });
    rows.push(order);
  }
  return rows;
}

/** One invoice over several orders, for the amount that was really paid. */
export async function applyForInvoice(request: Request, context: CallContext): Promise<InvoiceRow> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const known = await earlier(db, session, request);
  if (known) return known;
  const title = await ownTitle(db, session, request.titleId);
  try {
    return await db.transaction(async (tx) => {
      const orders = await lockOrders(tx, session, request.orderNos);
      demandTitle(title, request.kind, orders);
      const amountFen = orders.reduce((sum, order) => sum + orderDueFen(order), 0);
      if (amountFen !== request.expectedFen) {
        throw new PortalError('amountChanged', { amount: moneyText(amountFen) }, { amountFen });
      }
      const [row] = await tx
        .insert(invoices)
        .values({
          userId: session.userId,
          requestId: request.requestId,
          kind: request.kind,
          title: { ...title.fields, email: request.email },
          amountFen,
          state: 'waiting',
          email: request.email,
          phone: request.phone,
          remark: request.remark,
          appliedAt: clock(),
        })
        .returning();
      if (!row) throw new Error('an inserted invoice came back empty');
      await tx.insert(invoiceOrders).values(
        orders.map((order) => ({
          invoiceId: row.id,
          orderNo: order.orderNo,
          amountFen: orderDueFen(order),
        })),
      );
      await askToIssue(tx, row.appliedAt, row.id);
      await recordAudit(tx, context, {
        action: 'invoice.apply',
        subjectType: 'invoice',
        subjectId: String(row.id),
        details: { amountFen, orderNos: orders.map(({ orderNo }) => orderNo) },
      });
      return row;
    });
  } catch (error) {
    const twin = await earlier(db, session, request);
    if (twin) return twin;
    if (uniqueViolation(error) === undefined) throw error;
    throw new PortalError('invoiceNotAllowed', { orderNo: request.orderNos[0] ?? '' });
  }
}
