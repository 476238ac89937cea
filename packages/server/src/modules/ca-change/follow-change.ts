import { lockEffect, masterLockType, orderStates } from '@ca-portal/api/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificatePhones, certificates, changeOrders, orders } from '../../db/schema/index.js';
import {
  type OrderFollower,
  moveOrder,
  type TimelineEntry,
  lockOrder,
  type OrderRow,
} from '../../services/orders/index.js';
import { changeCompany, makeChildren, type ChangeRow } from './change-company.js';

async function revoke(tx: Db, id: string, at: Date, reason: string): Promise<void> {
  const [row] = await tx
    .update(certificates)
    .set({ status: 'cancelled', revokedAt: at, revocationReason: reason })
    .where(and(eq(certificates.id, id), ne(certificates.status, 'cancelled')))
    .returning({ lockType: certificates.lockType, companyId: certificates.companyId });
  // A cancelled master lock may be ordered again.
  if (reason === 'cancelled' && row?.lockType === masterLockType && row.companyId) {
    await tx.update(orders).set({ masterLockOf: null }).where(eq(orders.masterLockOf, row.companyId));
  }
}

const bySystem = (at: Date, title: string, detail = ''): TimelineEntry => ({
  at,
  actorId: null,
  title,
  detail,
});

/** Nothing has to be written into a lock: the order goes through making to the end. */
async function finish(tx: Db, order: OrderRow, at: Date, title: string): Promise<OrderRow> {
  const making = await moveOrder(tx, order, 'startMaking', bySystem(at, '开始办理'));
  return moveOrder(tx, making, 'installed', bySystem(at, title));
}

async function approved(tx: Db, order: OrderRow, change: ChangeRow, at: Date): Promise<OrderRow> {
  const { facts, certificateId } = change;
  switch (order.orderType) {
    case '0108':
      await revoke(tx, certificateId, at, 'cancelled');
      return finish(tx, order, at, '证书已注销');
    case '0104':
      await tx
        .update(certificates)
        .set({ platformCodes: facts.platformCodes ?? [] })
        .where(eq(certificates.id, certificateId));
      return finish(tx, order, at, '适用平台已增加');
    case '0105': {
      await changeCompany(tx, order, change, at);
      const touched = await makeChildren(tx, order, change, at);
      if (touched === 0) return finish(tx, order, at, '企业信息已变更');
      return moveOrder(
        tx,
        order,
        'startMaking',
        bySystem(at, '等待更新证书', `共 ${touched} 把锁，持有人更新后自动完成`),
      );
    }
    default:
      return order;
  }
}

/** The new certificate is in the lock, so the old one ends. */
async function written(tx: Db, order: OrderRow, change: ChangeRow, at: Date): Promise<void> {
  await revoke(tx, change.certificateId, at, 'superseded');
  const [next] = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.orderNo, order.orderNo), ne(certificates.status, 'cancelled')));
  // The reminder phone moves to the new certificate.
  if (next) {
    await tx
      .update(certificatePhones)
      .set({ certificateId: next.id })
      .where(eq(certificatePhones.certificateId, change.certificateId));
  }
}

/** An enterprise change ends with its last child. */
async function endHead(tx: Db, headOrderNo: string, at: Date): Promise<void> {
  const head = await lockOrder(tx, headOrderNo);
  const open = await tx
    .select({ orderNo: orders.orderNo })
    .from(changeOrders)
    .innerJoin(orders, eq(orders.orderNo, changeOrders.orderNo))
    .where(and(eq(changeOrders.headOrderNo, headOrderNo), ne(orders.state, orderStates.completed)))
    .limit(1);
  if (head?.state === orderStates.inProduction && open.length === 0) {
    await moveOrder(tx, head, 'installed', bySystem(at, '企业变更已完成', '全部证书已更新'));
  }
}

const writtenEvents: readonly string[] = ['installed', 'madeForCollection', 'madeForShipping'];

/** Follow-up of a state change of a change order; other orders are returned unchanged. */
export const followChange: OrderFollower = async (tx, { order, event, timelineEntry: { at } }) => {
  const relevant =
    event === 'pay' || event === 'approve' || event === 'handOver' || writtenEvents.includes(event);
  if (!relevant) return order;
  const [change] = await tx.select().from(changeOrders).where(eq(changeOrders.orderNo, order.orderNo));
  if (!change) return order;
  if (event === 'approve') return approved(tx, order, change, at);
  if (event === 'pay') {
    // A renewal that only changes the end date has nothing to review (dossier 2.2).
    if (order.orderType !== '0103' || change.facts.changes) return order;
    return moveOrder(tx, order, 'approve', bySystem(at, '自动审核通过', '资料没有变化，无需人工审核'), {
      reviewedAt: at,
    });
  }
  if (event === 'handOver') {
    if (change.headOrderNo) await endHead(tx, change.headOrderNo, at);
    return order;
  }
  // The head order of an enterprise change writes nothing itself: its children do.
  const own = order.orderType !== '0105' && lockEffect(order.orderType)?.certificate === 'reissued';
  const writes = own || change.headOrderNo !== null;
  if (!writes) return order;
  await written(tx, order, change, at);
  if (change.headOrderNo) await endHead(tx, change.headOrderNo, at);
  return order;
};
