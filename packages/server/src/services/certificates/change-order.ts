import { createHash } from 'node:crypto';
import type { ChangeRequest } from '@ca-portal/api/contract';
import { orderStates, orderTypeLabel, type ChangeOrderType } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { nextOrderNo } from '../../db/ids.js';
import {
  changeOrders,
  companies,
  orderAttachments,
  orders,
  type ChangeFacts,
} from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import type { CertificateRow } from './attempt.js';
import { freezeTicket } from '../coupons/index.js';
import { noteSubmitted, type OrderRow } from '../orders/index.js';
import type { ChangeWish, PricedChange } from './change-price.js';

/** The common part of all change forms. */
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

/** What a type adds to the common form: its request, its facts for review and writing, its own checks. */
export interface ChangePlan {
  readonly orderType: ChangeOrderType;
  readonly wish: Omit<ChangeWish, 'orderType' | 'delivery'>;
  readonly facts: ChangeFacts;
  /** Names for the certificate. */
  readonly holderName?: string;
  readonly companyName?: string;
  /** Runs inside the transaction, after all other checks. */
  confirm?(tx: Db): Promise<void>;
}

/** Distinguishes a repeated form from another one with the same id. */
export const hashOf = (request: CommonRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** A validated and priced change. */
export interface ChangeDraft {
  readonly certificate: CertificateRow;
  readonly request: CommonRequest;
  readonly plan: ChangePlan;
  readonly priced: PricedChange;
  readonly touched: readonly { id: string }[];
  readonly ticketId: number | undefined;
  readonly now: Date;
  readonly paymentMinutes: number;
}

function newOrder(
  { certificate, request, plan, priced, now, paymentMinutes }: ChangeDraft,
  source: OrderRow,
  companyName: string,
) {
  // Certificates that were lost or expired when the company changed its name are replaced or renewed under
  // the new name.
  const itself = certificate.holderName === source.companyName;
  return {
    orderType: plan.orderType,
    state: orderStates.waitingForPayment,
    // The certificate stays with its holder, whoever orders the change.
    userId: certificate.userId,
    roleId: certificate.roleId,
    companyId: certificate.companyId,
    companyName: plan.companyName ?? companyName,
    holderName: plan.holderName ?? (itself ? companyName : certificate.holderName),
    productId: source.productId,
    productName: source.productName,
    providerCode: plan.wish.providerCode ?? certificate.providerCode,
    platformCodes: [...(plan.facts.platformCodes ?? certificate.platformCodes)],
    lockType: certificate.lockType,
    // Only a new term has years: every other change keeps the end date.
    years: plan.wish.years ?? 0,
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

/** Writes the order with its facts, attachments, coupon, first event and audit row. */
export async function writeChange(tx: Db, draft: ChangeDraft, context: CallContext): Promise<OrderRow> {
  const { certificate, request, plan, priced, touched, ticketId, now } = draft;
  const [source] = await tx.select().from(orders).where(eq(orders.orderNo, certificate.orderNo));
  if (!source) throw new Error('a certificate without its order');
  const [company] = certificate.companyId
    ? await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, certificate.companyId))
    : [];
  const orderNo = await nextOrderNo(tx, now);
  const [order] = await tx
    .insert(orders)
    .values({ ...newOrder(draft, source, company?.name ?? source.companyName), orderNo })
    .returning();
  if (!order) throw new Error('an inserted order came back empty');
  const facts = {
    ...plan.facts,
    ...(plan.orderType === '0105' ? { touched: touched.map(({ id }) => id) } : {}),
  };
  await tx
    .insert(changeOrders)
    .values({ orderNo, certificateId: certificate.id, facts, notAfter: priced.notAfter });
  if (request.attachments.length > 0) {
    await tx
      .insert(orderAttachments)
      .values(request.attachments.map((one) => ({ ...one, orderNo, createdAt: now })))
      .onConflictDoNothing();
  }
  if (ticketId !== undefined) await freezeTicket(tx, ticketId, orderNo);
  await noteSubmitted(tx, order, {
    at: now,
    actorId: sessionOf(context).userId,
    title: '已提交',
    detail: `${orderTypeLabel(plan.orderType)}，证书序列号 ${certificate.serialNumber}`,
  });
  await recordAudit(tx, context, {
    action: 'order.create',
    subjectType: 'order',
    subjectId: orderNo,
    details: { orderType: plan.orderType, certificateId: certificate.id, totalFen: order.totalFen },
  });
  return order;
}
