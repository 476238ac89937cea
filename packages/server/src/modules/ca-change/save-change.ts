import { followsOrder, moneyText, papersBeforeOrder, type ReplacementReason } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { uniqueViolation, type Db } from '../../db/db.js';
import { orders } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import {
  type CertificateRow,
  obstacleTo,
  hashOf,
  writeChange,
  type ChangePlan,
  type CommonRequest,
  priceChange,
  productOf,
  soldAt,
  touchedCertificates,
  type ChangeWish,
  lockCertificates,
  ownCertificate,
  runningChanges,
} from '../../services/certificates/index.js';
import { ownFiles } from '../../services/files/index.js';
import { moveOrder, type OrderRow } from '../../services/orders/index.js';
import { checkAttachments, checkDelivery, checkRisk } from './check-wish.js';
import { usableTicket } from './coupon-for-change.js';

async function earlier(db: Db, certificate: CertificateRow, request: CommonRequest) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, certificate.userId), eq(orders.requestId, request.requestId)));
  if (order && order.requestHash !== hashOf(request)) throw new PortalError('duplicateRequest');
  return order;
}

/**
 * Places a change order, once per form. The touched certificates are locked meanwhile, so of two changes of
 * one certificate the second is refused.
 */
export async function saveChange(
  request: CommonRequest,
  planFor: (certificate: CertificateRow) => Promise<ChangePlan>,
  context: CallContext,
): Promise<OrderRow> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const certificate = await ownCertificate(db, session, request.certificateId);
  const known = await earlier(db, certificate, request);
  if (known) return known;
  const plan = await planFor(certificate);
  const now = clock();
  checkDelivery(request, certificate.carrier, plan.orderType, context.services.config.portal);
  checkRisk({ ...request, orderType: plan.orderType });
  if (request.attachments.some(({ kind }) => followsOrder(kind))) throw new PortalError('formBeforeOrder');
  checkAttachments(
    papersBeforeOrder({
      orderType: plan.orderType,
      roleId: certificate.roleId,
      ...(plan.wish.changes ? { changes: plan.wish.changes } : {}),
      ...(plan.facts.reason ? { reason: plan.facts.reason as ReplacementReason } : {}),
    }),
    request.attachments,
  );
  await ownFiles(
    db,
    session,
    request.attachments.map(({ fileId }) => fileId),
  );
  const product = await productOf(certificate, context);
  const wish: ChangeWish = { ...plan.wish, orderType: plan.orderType, delivery: request.delivery };
  const touched = await touchedCertificates(db, certificate, wish, now);
  const sold = await soldAt(db, certificate);
  const rules = await parametersOf(context.services);
  try {
    return await db.transaction(async (tx) => {
      const ids = [...new Set([certificate.id, ...touched.map(({ id }) => id)])];
      const held = (await lockCertificates(tx, ids)).find(({ id }) => id === certificate.id) ?? certificate;
      // The same form may have been saved while this call waited for the certificate.
      const twin = await earlier(tx, certificate, request);
      if (twin) return twin;
      const running = await runningChanges(tx, ids);
      const obstacle = obstacleTo({
        type: plan.orderType,
        certificate: held,
        session,
        running: running.get(certificate.id) ?? [...running.values()][0],
        now,
        windowDays: rules.renewalWindowDays,
      });
      if (obstacle) throw new PortalError(obstacle.key, obstacle.params);
      const ticket = await usableTicket(tx, session.userId, request.couponTicketId, now, rules);
      const priced = priceChange(product, held, wish, touched, { now, rules, coupon: ticket, sold });
      const payable = priced.quote.totalFen - priced.couponFen;
      if (payable !== request.expectedTotalFen) {
        throw new PortalError('priceChanged', { price: moneyText(payable) }, { totalFen: payable });
      }
      if (ticket && priced.couponFen === 0) throw new PortalError('couponUnusable');
      await plan.confirm?.(tx);

      const order = await writeChange(
        tx,
        {
          certificate: held,
          request,
          plan,
          priced,
          touched,
          ticketId: ticket?.ticketId,
          now,
          paymentMinutes: rules.paymentMinutes,
        },
        context,
      );
      if (payable > 0) return order;
      const free = { at: now, actorId: session.userId, title: '无需支付', detail: '金额为 0' };
      return moveOrder(tx, order, 'pay', free, { paidAt: now });
    });
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    const twin = await earlier(db, certificate, request);
    if (twin) return twin;
    throw error;
  }
}
