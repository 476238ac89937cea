import { formatBeijing, orderStates, type OrderState } from '@ca-portal/api/domain';
import { asc, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders, orders } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../http/context.js';
import { PortalError } from '../../http/portal-error.js';
import { notify } from '../messages/index.js';
import { loadOrderNames } from '../orders/order-names.js';
import { findOrder } from '../orders/order-row.js';
import { owned } from '../orders/ownership.js';

type LockProgress = 'waiting' | 'writing' | 'failed' | 'done';

const progressOf = (state: OrderState): LockProgress => {
  if (state === orderStates.completed) return 'done';
  if (state === orderStates.inProduction) return 'writing';
  return state === orderStates.productionFailed ? 'failed' : 'waiting';
};

const nextSteps: Readonly<Record<LockProgress, string>> = {
  waiting: '登录后插入CA锁，点击“更新证书”',
  writing: '正在写入，请勿拔出CA锁',
  failed: '写入中断，证书没有丢失，请重新插入CA锁继续',
  done: '已完成',
};

const childrenOf = (db: Db, orderNo: string) =>
  db
    .select({ certificate: certificates, state: orders.state, childNo: orders.orderNo })
    .from(changeOrders)
    .innerJoin(orders, eq(orders.orderNo, changeOrders.orderNo))
    .innerJoin(certificates, eq(certificates.id, changeOrders.certificateId))
    .where(eq(changeOrders.headOrderNo, orderNo))
    .orderBy(asc(changeOrders.orderNo));

async function ownChange(db: Db, orderNo: string, context: CallContext) {
  owned(sessionOf(context), await findOrder(db, orderNo));
  const [change] = await db.select().from(changeOrders).where(eq(changeOrders.orderNo, orderNo));
  if (!change) throw new PortalError('notFound');
  return change;
}

/** How far an enterprise change is, lock by lock. */
export async function changeProgress(orderNo: string, context: CallContext) {
  const { db } = context.services;
  const change = await ownChange(db, orderNo, context);
  const names = await loadOrderNames(db);
  const children = await childrenOf(db, orderNo);
  const locks = children.map(({ certificate, state }) => ({
    certificateId: certificate.id,
    holderName: certificate.holderName,
    lockTypeName: names.lockType(certificate),
    serialNumber: certificate.serialNumber,
    state: progressOf(state),
    nextStep: nextSteps[progressOf(state)],
  }));
  return {
    done: locks.filter(({ state }) => state === 'done').length,
    total: locks.length,
    changes: (change.facts.changes ?? []).map(({ label, before, after }) => ({ label, before, after })),
    locks,
    remindedAt: change.remindedAt ? formatBeijing(change.remindedAt) : null,
  };
}

/** Tells everybody who has not rewritten his lock; once a Beijing day. */
export async function remindHolders(orderNo: string, context: CallContext): Promise<{ reminded: number }> {
  const { db, clock } = context.services;
  await ownChange(db, orderNo, context);
  const now = clock();
  const today = formatBeijing(now).slice(0, 10);
  return db.transaction(async (tx) => {
    const [change] = await tx
      .select()
      .from(changeOrders)
      .where(eq(changeOrders.orderNo, orderNo))
      .for('update');
    const last = change?.remindedAt;
    if (last && formatBeijing(last).slice(0, 10) === today) throw new PortalError('remindedToday');
    const open = (await childrenOf(tx, orderNo)).filter(({ state }) => state !== orderStates.completed);
    if (open.length === 0) throw new PortalError('nothingTouched');
    for (const { certificate, childNo } of open) {
      await notify(tx, now, {
        to: [certificate.userId],
        category: '2',
        importance: '2',
        topic: '请更新CA锁中的证书',
        content: `<p>企业信息已变更，证书序列号 ${certificate.serialNumber} 需要更新。请插入CA锁后点击“更新证书”。</p>`,
        link: `/core/caManage?orderNo=${childNo}`,
      });
    }
    await tx.update(changeOrders).set({ remindedAt: now }).where(eq(changeOrders.orderNo, orderNo));
    await recordAudit(tx, context, {
      action: 'order.remind',
      subjectType: 'order',
      subjectId: orderNo,
      details: { reminded: open.length },
    });
    return { reminded: open.length };
  });
}
