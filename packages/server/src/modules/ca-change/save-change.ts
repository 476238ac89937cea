import { createHash } from 'node:crypto';
import type { ChangeRequest } from '@ca-portal/api/contract';
import {
  orderStates,
  orderTypeLabel,
  type ChangeOrderType,
  type ReplacementReason,
} from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { nextOrderNo } from '../../db/ids.js';
import {
  changeOrders,
  orderAttachments,
  orderEvents,
  orders,
  type ChangeFacts,
} from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../http/context.js';
import { PortalError } from '../../http/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { fenToYuan } from '../../ports/payment/index.js';
import type { CertificateRow } from '../certificates/attempt.js';
import { freezeTicket } from '../coupons/tickets.js';
import { ownFiles } from '../files/index.js';
import { moveOrder } from '../orders/move-order.js';
import type { OrderRow } from '../orders/order-row.js';
import { obstacleTo } from './availability.js';
import {
  priceChange,
  productOf,
  touchedCertificates,
  type ChangeWish,
  type PricedChange,
} from './change-price.js';
import { checkAttachments, checkDelivery, checkRisk } from './check-wish.js';
import { usableTicket } from './coupon-for-change.js';
import { lockCertificates, ownCertificate, runningChanges } from './own-certificates.js';
import { requiredAttachments } from './required-attachments.js';

/** The part that all change forms have in common. */
export type CommonRequest = Pick<
  ChangeRequest,
  | 'requestId'
  | 'certificateId'
  | 'attachments'
  | 'delivery'
  | 'receiver'
  | 'servicePoint'
  | 'couponTicketId'
  | 'openBids'
  | 'riskAccepted'
  | 'expectedTotalFen'
>;

/** What a type adds to the common form: its wish, its facts for review and writing, its own checks. */
export interface ChangePlan {
  readonly orderType: ChangeOrderType;
  readonly wish: Omit<ChangeWish, 'orderType' | 'delivery'>;
  readonly facts: ChangeFacts;
  /** Names as they will be in the certificate. */
  readonly holderName?: string;
  readonly companyName?: string;
  /** Runs inside the transaction, after everything else was found right. */
  confirm?(tx: Db): Promise<void>;
}

const hashOf = (request: CommonRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

async function earlier(db: Db, certificate: CertificateRow, request: CommonRequest) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, certificate.userId), eq(orders.requestId, request.requestId)));
  if (order && order.requestHash !== hashOf(request)) throw new PortalError('duplicateRequest');
  return order;
}

function newOrder(
  certificate: CertificateRow,
  source: OrderRow,
  request: CommonRequest,
  plan: ChangePlan,
  priced: PricedChange,
  now: Date,
  paymentMinutes: number,
) {
  return {
    orderType: plan.orderType,
    state: orderStates.waitingForPayment,
    // The certificate stays its holder's, whoever orders the change.
    userId: certificate.userId,
    roleId: certificate.roleId,
    companyId: certificate.companyId,
    companyName: plan.companyName ?? source.companyName,
    holderName: plan.holderName ?? certificate.holderName,
    productId: source.productId,
    productName: source.productName,
    providerCode: plan.wish.providerCode ?? certificate.providerCode,
    platformCodes: [...(plan.facts.platformCodes ?? certificate.platformCodes)],
    lockType: certificate.lockType,
    years: plan.wish.years ?? source.years,
    delivery: request.delivery,
    receiver: request.delivery === 'courier' ? request.receiver : null,
    servicePoint: request.delivery === 'counter' ? request.servicePoint.trim() : '',
    remark: plan.facts.explanation?.slice(0, 200) ?? '',
    quote: priced.quote,
    totalFen: priced.quote.totalFen,
    couponFen: priced.couponFen,
    requestId: request.requestId,
    requestHash: hashOf(request),
    createdAt: now,
    payBefore: new Date(now.getTime() + paymentMinutes * 60_000),
  };
}

/**
 * Places a change order, once for a form. The certificates that it touches are held meanwhile, so of two changes of
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
  checkDelivery(request);
  checkRisk({ ...request, orderType: plan.orderType });
  checkAttachments(
    requiredAttachments({
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
  const touched = await touchedCertificates(db, certificate, wish);
  const rules = await parametersOf(context.services);
  try {
    return await db.transaction(async (tx) => {
      const ids = [...new Set([certificate.id, ...touched.map(({ id }) => id)])];
      const held = (await lockCertificates(tx, ids)).find(({ id }) => id === certificate.id) ?? certificate;
      // The same form may have got through while this one waited for the certificate.
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
      const priced = priceChange(product, held, wish, touched.length, now, ticket);
      const payable = priced.quote.totalFen - priced.couponFen;
      if (payable !== request.expectedTotalFen) {
        throw new PortalError('priceChanged', { price: fenToYuan(payable) }, { totalFen: payable });
      }
      if (ticket && priced.couponFen === 0) throw new PortalError('couponUnusable');
      await plan.confirm?.(tx);

      const [source] = await tx.select().from(orders).where(eq(orders.orderNo, held.orderNo));
      if (!source) throw new Error('a certificate without its order');
      const orderNo = await nextOrderNo(tx, now);
      const [order] = await tx
        .insert(orders)
        .values({ ...newOrder(held, source, request, plan, priced, now, rules.paymentMinutes), orderNo })
        .returning();
      if (!order) throw new Error('an inserted order came back empty');
      const facts = {
        ...plan.facts,
        ...(plan.orderType === '0105' ? { touched: touched.map(({ id }) => id) } : {}),
      };
      await tx
        .insert(changeOrders)
        .values({ orderNo, certificateId: held.id, facts, notAfter: priced.notAfter });
      if (request.attachments.length > 0) {
        await tx
          .insert(orderAttachments)
          .values(request.attachments.map((one) => ({ ...one, orderNo, createdAt: now })))
          .onConflictDoNothing();
      }
      if (ticket) await freezeTicket(tx, ticket.ticketId, orderNo);
      await tx.insert(orderEvents).values({
        orderNo,
        at: now,
        actorId: session.userId,
        event: 'submit',
        toState: order.state,
        title: '已提交',
        detail: `${orderTypeLabel(plan.orderType)}，证书序列号 ${held.serialNumber}`,
      });
      await recordAudit(tx, context, {
        action: 'order.create',
        subjectType: 'order',
        subjectId: orderNo,
        details: { orderType: plan.orderType, certificateId: held.id, totalFen: order.totalFen },
      });
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
