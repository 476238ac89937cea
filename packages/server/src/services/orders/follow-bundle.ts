import { orderStates } from '@ca-portal/api/domain';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, orders, products } from '../../db/schema/index.js';
import type { OrderFollower } from './followers.js';
import { addFreePart } from './free-part.js';
import { moveOrder, noteSubmitted } from './move-order.js';
import type { OrderRow } from './order-row.js';

/**
 * The phone part of an approved bundle: a free order of its own, so that each delivery has its own progress.
 */
async function makePhonePart(tx: Db, bundle: OrderRow, at: Date): Promise<void> {
  const [phone] = await tx
    .select()
    .from(products)
    .where(eq(products.orderType, '0301'))
    .orderBy(asc(products.position))
    .limit(1);
  if (!phone) throw new Error('a bundle is sold where no phone certificate is');
  const own = {
    partOf: bundle.orderNo,
    orderType: '0301' as const,
    productId: phone.id,
    productName: phone.name,
    lockType: phone.lockType,
  };
  const part = await addFreePart(tx, bundle, own, at);
  await noteSubmitted(tx, part, {
    at,
    actorId: null,
    title: '审核已通过',
    detail: `由订单 ${bundle.orderNo} 一并办理，请用手机扫码安装`,
  });
}

const endings = {
  refund: { title: '已退款', detail: '随组合订单退款' },
  withdraw: { title: '已撤回申请', detail: '随组合订单撤回' },
} as const;

/** A refunded or given-up bundle has no phone certificate either. */
async function endPhonePart(tx: Db, bundle: OrderRow, event: keyof typeof endings, at: Date): Promise<void> {
  const [part] = await tx.select().from(orders).where(eq(orders.partOf, bundle.orderNo)).for('update');
  if (!part) return;
  if (part.state === orderStates.reviewPassed) {
    await moveOrder(tx, part, event, { at, actorId: null, ...endings[event] });
  }
  await tx
    .update(certificates)
    .set({ status: 'cancelled', revokedAt: at, revocationReason: 'refunded' })
    .where(eq(certificates.orderNo, part.orderNo));
}

/** Updates the parts of a bundle (0101,0301) after its state change. */
export const followBundle: OrderFollower = async (tx, { order, event, timelineEntry: { at } }) => {
  if (order.orderType === '0101,0301' && event === 'approve') await makePhonePart(tx, order, at);
  if (order.orderType === '0101,0301' && (event === 'refund' || event === 'withdraw'))
    await endPhonePart(tx, order, event, at);
  return order;
};
