import { formatBeijing, orderStates, type Delivery, type OrderState } from '@ca-portal/api/domain';
import { asc, eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { certificates, changeOrders, orders, type Carrier } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { tell } from '../../services/messages/index.js';
import { loadOrderNames, findOrder, owned } from '../../services/orders/index.js';
import { stepsFor } from './renewal-steps.js';

type LockProgress = 'waiting' | 'writing' | 'failed' | 'done';

const progressOf = (state: OrderState): LockProgress => {
  if (state === orderStates.completed) return 'done';
  if (state === orderStates.inProduction || state === orderStates.readyForDownload) return 'writing';
  return state === orderStates.productionFailed ? 'failed' : 'waiting';
};

const nextStep = (carrier: Carrier, delivery: Delivery, progress: LockProgress): string =>
  progress === 'done' ? '已完成' : stepsFor(carrier, delivery)[progress];

const childrenOf = (db: Db, orderNo: string) =>
  db
    .select({
      certificate: certificates,
      state: orders.state,
      delivery: orders.delivery,
      childNo: orders.orderNo,
    })
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

/** Progress of an enterprise change, per lock. */
export async function changeProgress(orderNo: string, context: CallContext) {
  const { db } = context.services;
  const change = await ownChange(db, orderNo, context);
  const names = await loadOrderNames(db);
  const children = await childrenOf(db, orderNo);
  const locks = children.map(({ certificate, state, delivery }) => ({
    certificateId: certificate.id,
    holderName: certificate.holderName,
    lockTypeName: names.lockType(certificate),
    serialNumber: certificate.serialNumber,
    state: progressOf(state),
    nextStep: nextStep(certificate.carrier, delivery, progressOf(state)),
  }));
  return {
    done: locks.filter(({ state }) => state === 'done').length,
    total: locks.length,
    changes: (change.facts.changes ?? []).map(({ label, before, after }) => ({ label, before, after })),
    locks,
    remindedAt: change.remindedAt ? formatBeijing(change.remindedAt) : null,
  };
}

/** Reminds everybody who has not rewritten his lock; once per Beijing day. */
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
    for (const { certificate, delivery, childNo } of open) {
      const steps = stepsFor(certificate.carrier, delivery);
      await tell(tx, now, {
        code: 'order.childReminder',
        to: [certificate.userId],
        values: {
          证书序列号: certificate.serialNumber,
          做法: steps.detail,
        },
        key: `child-reminder:${childNo}:${today}`,
        link: `${steps.path}?orderNo=${childNo}`,
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
