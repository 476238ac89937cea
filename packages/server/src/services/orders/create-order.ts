import { createHash } from 'node:crypto';
import type { OrderRequest } from '@ca-portal/api/contract';
import {
  followsOrder,
  masterLockType,
  orderDueFen,
  orderStates,
  papersBeforeOrder,
  roles,
  type OrderType,
} from '@ca-portal/api/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { nextOrderNo } from '../../db/ids.js';
import { companies, orderAttachments, orders, personalRecords } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { canonicalJson } from '../../kernel/canonical-json.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { takeTicket } from '../coupons/index.js';
import { ownFiles } from '../files/index.js';
import type { TimelineEntry } from './timeline-entry.js';
import { moveOrder, noteSubmitted } from './move-order.js';
import type { CatalogProduct } from '../shop/index.js';
import { holderOf, type Holder } from './holder.js';
import { checkChoice } from './order-choice.js';
import type { OrderRow } from './order-row.js';

const companyPassed = '2';

/**
 * A text that is equal for the same form, regardless of the order of its fields. The coupon is left out: a
 * repeated form can no longer name the ticket that its first copy has frozen.
 */
const hashOf = (request: OrderRequest): string =>
  createHash('sha256')
    .update(canonicalJson({ ...request, couponTicketId: undefined }, { inLists: false }))
    .digest('hex');

/** The order that this form has already created, if any. */
async function earlierOrder(
  db: Db,
  { userId }: Holder,
  request: OrderRequest,
  hash: string,
): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.requestId, request.requestId)));
  if (order && order.requestHash !== hash) throw new PortalError('duplicateRequest');
  return order;
}

async function companyOf(db: Db, session: Session) {
  if (!session.companyId) {
    if (session.roleId === roles.enterpriseAdministrator) throw new PortalError('companyNotReady');
    return undefined;
  }
  const [company] = await db.select().from(companies).where(eq(companies.id, session.companyId));
  if (company?.review !== companyPassed) throw new PortalError('companyNotReady');
  return company;
}

/** A person's certificate requires a submitted personal record, approved or in review. */
async function demandRecord(db: Db, { userId, name }: Holder): Promise<void> {
  const submitted = await db.$count(
    personalRecords,
    and(eq(personalRecords.userId, userId), inArray(personalRecords.review, ['1', '2'])),
  );
  if (submitted === 0) throw new PortalError('personalRecordMissing', { name });
}

/** Attachments of a new order must be the caller's own, required, and one of each kind. */
async function demandPapers(
  given: NonNullable<OrderRequest['attachments']>,
  need: { readonly orderType: OrderType; readonly roleId: number },
  context: CallContext,
): Promise<void> {
  if (given.length === 0) return;
  if (given.some(({ kind }) => followsOrder(kind))) throw new PortalError('formBeforeOrder');
  const wanted = papersBeforeOrder(need);
  const kinds = new Set(given.map(({ kind }) => kind));
  if (kinds.size !== given.length || ![...kinds].every((kind) => wanted.includes(kind))) {
    throw new PortalError('paperNotWanted');
  }
  await ownFiles(
    context.services.db,
    sessionOf(context),
    given.map(({ fileId }) => fileId),
  );
}

type Company = Awaited<ReturnType<typeof companyOf>>;

function newRow(
  holder: Holder & { readonly roleId: number },
  request: OrderRequest,
  product: CatalogProduct['product'],
  company: Company,
  now: Date,
  paymentMinutes: number,
) {
  const master = product.lockType === masterLockType;
  return {
    orderType: product.orderType as OrderType,
    state: orderStates.waitingForPayment,
    userId: holder.userId,
    roleId: holder.roleId,
    companyId: company?.id ?? null,
    companyName: company?.name ?? '',
    holderName: master && company ? company.name : holder.name,
    productId: product.id,
    productName: product.name,
    providerCode: request.providerCode,
    platformCodes: request.platformCodes,
    lockType: product.lockType,
    mediumVendor: request.mediumVendorCode ?? '',
    signatureVendor: request.signatureVendorCode ?? '',
    years: request.years,
    delivery: request.delivery,
    // Only what the chosen delivery needs: an unused address is not stored.
    receiver: request.delivery === 'courier' ? (request.receiver ?? null) : null,
    servicePoint: request.delivery === 'counter' ? (request.servicePoint ?? '').trim() : '',
    remark: request.remark ?? '',
    requestId: request.requestId,
    masterLockOf: master ? (company?.id ?? null) : null,
    createdAt: now,
    payBefore: new Date(now.getTime() + paymentMinutes * 60_000),
  };
}

/** Puts the chosen ticket on the new order in the same transaction, or fails. */
async function withCoupon(
  tx: Db,
  order: OrderRow,
  ticketId: number,
  { userId }: Session,
  now: Date,
): Promise<OrderRow> {
  const couponFen = await takeTicket(tx, { userId, ticketId, now }, order);
  await tx.update(orders).set({ couponFen }).where(eq(orders.orderNo, order.orderNo));
  return { ...order, couponFen };
}

/**
 * Places an order, once per form: a repeated form returns its order, a changed one is refused. If two forms
 * order one company's master lock, the unique index lets one through.
 */
export async function createOrder(
  request: OrderRequest,
  context: CallContext,
  payer?: TimelineEntry['payer'],
): Promise<OrderRow> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  const requestHash = hashOf(request);
  const holder = await holderOf(db, session, request);
  const earlier = await earlierOrder(db, holder, request, requestHash);
  if (earlier) return earlier;

  const company = await companyOf(db, session);
  const { product, price, roleId } = await checkChoice(context, holder.roleIds, request);
  const now = clock();
  const { paymentMinutes, personalRecordFirst, couponsPerOrder } = await parametersOf(context.services);
  const ticketId = request.couponTicketId ?? null;
  if (ticketId !== null && couponsPerOrder === 0) throw new PortalError('couponUnusable');
  if (personalRecordFirst && product.lockType !== masterLockType) await demandRecord(db, holder);
  const attachments = request.attachments ?? [];
  await demandPapers(attachments, { orderType: product.orderType as OrderType, roleId }, context);
  const values = newRow({ ...holder, roleId }, request, product, company, now, paymentMinutes);
  try {
    return await db.transaction(async (tx) => {
      const orderNo = await nextOrderNo(tx, now);
      const [placed] = await tx
        .insert(orders)
        .values({ ...values, orderNo, requestHash, quote: price, totalFen: price.totalFen })
        .returning();
      if (!placed) throw new Error('an inserted order came back empty');
      const order = ticketId === null ? placed : await withCoupon(tx, placed, ticketId, session, now);
      if (attachments.length > 0) {
        await tx
          .insert(orderAttachments)
          .values(attachments.map((one) => ({ ...one, orderNo, createdAt: now })));
      }
      const by = { at: now, actorId: session.userId };
      await noteSubmitted(tx, order, { ...by, title: '已提交', detail: '等待支付', payer });
      await recordAudit(tx, context, {
        action: 'order.create',
        subjectType: 'order',
        subjectId: orderNo,
        details: { productId: product.id, totalFen: price.totalFen },
      });
      if (orderDueFen(order) > 0) return order;
      // Nothing to pay: it goes directly to review (dossier 2.4 A).
      const detail = order.couponFen > 0 ? '优惠券已抵扣全部金额' : '金额为 0';
      return moveOrder(tx, order, 'pay', { ...by, title: '无需支付', detail }, { paidAt: now });
    });
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error;
    // Either the same form arrived twice at once, or the company has its master lock.
    const twin = await earlierOrder(db, holder, request, requestHash);
    if (twin) return twin;
    throw new PortalError('lockAlreadyHeld');
  }
}
