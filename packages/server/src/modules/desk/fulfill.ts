import { randomInt } from 'node:crypto';
import {
  madeEvent,
  nextStickState,
  orderStateLabels,
  orderStates,
  type OrderType,
} from '@ca-portal/api/domain';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { certificates, companyRecords, fulfillments, orders, sticks, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput, PortalError } from '../../kernel/portal-error.js';
import { spendClaim } from '../../services/claims/index.js';
import { moveOrder, noteEvent, lockOrder, type OrderRow } from '../../services/orders/index.js';
import { maskName } from '../../kernel/mask.js';

const wrongCodesAllowed = 5;
export const conflict = ({ state }: OrderRow) =>
  new PortalError('orderStateConflict', { state: orderStateLabels[state] });

/** Locks an order for the desk; refused if it changed since the clerk opened it. */
export async function lockSeen(
  tx: Db,
  orderNo: string,
  version: number,
  context: CallContext,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderNo);
  if (!order?.paidAt) throw new PortalError('notFound');
  await spendClaim(tx, 'making', orderNo, context);
  if (order.version !== version) throw new PortalError('orderOutdated');
  return order;
}

export const by = (context: CallContext) => ({
  at: context.services.clock(),
  actorId: sessionOf(context).userId,
});

/** Orders that rewrite the holder's own stick: it left the stock long ago, or was never in it. */
const rewriting: readonly OrderType[] = ['0103', '0105'];

/**
 * Takes the stick out of the stock for its order; refused if it is not in stock or belongs to another order.
 */
async function takeStick(tx: Db, serial: string, { orderNo, orderType }: OrderRow, at: Date): Promise<void> {
  const [stick] = await tx.select().from(sticks).where(eq(sticks.serial, serial)).for('update');
  if (rewriting.includes(orderType) && (!stick || stick.state === 'used')) return;
  const free = stick && (stick.state !== 'bound' || stick.orderNo === orderNo);
  if (!free || nextStickState(stick.state, 'make') === undefined)
    throw new PortalError('stickUnavailable', { serial });
  await tx.update(sticks).set({ state: 'bound', orderNo, at }).where(eq(sticks.id, stick.id));
}

/** The order with a new version: what others have open is out of date. */
export const bumped = async (tx: Db, order: OrderRow): Promise<OrderRow> => {
  const [row] = await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.orderNo, order.orderNo))
    .returning();
  return row ?? order;
};

/**
 * Marks the lock as written and checked. Its certificate has to be installed first. For a pickup an order
 * follower sends the holder his code; calling it again makes a new code, also after too many wrong ones.
 */
export async function markMade(
  orderNo: string,
  { version, serial }: { version: number; serial: string },
  context: CallContext,
): Promise<OrderRow> {
  const { db } = context.services;
  return db.transaction(async (tx) => {
    const order = await lockSeen(tx, orderNo, version, context);
    const [made] = await tx
      .select({ id: certificates.id })
      .from(certificates)
      .where(and(eq(certificates.orderNo, orderNo), eq(certificates.status, 'active')));
    const [before] = await tx
      .select({ shippedAt: fulfillments.shippedAt })
      .from(fulfillments)
      .where(eq(fulfillments.orderNo, orderNo));
    const waits: readonly number[] = [orderStates.readyForCollection, orderStates.readyForShipping];
    // A parcel on its way has to come back before its lock can be exchanged.
    if (order.delivery === 'online' || !made || before?.shippedAt) throw conflict(order);
    if (order.state !== orderStates.inProduction && !waits.includes(order.state)) throw conflict(order);
    const timelineEntry = by(context);
    await takeStick(tx, serial, order, timelineEntry.at);
    const pickupCode = order.delivery === 'counter' ? String(randomInt(1_000_000)).padStart(6, '0') : '';
    const fresh = { serial, pickupCode, wrongCodes: 0, madeAt: timelineEntry.at };
    await tx
      .insert(fulfillments)
      .values({ orderNo, ...fresh })
      .onConflictDoUpdate({ target: fulfillments.orderNo, set: fresh });
    const title = order.delivery === 'counter' ? '待领取' : '待发货';
    const detail = pickupCode ? '取件码在订单的“领取”里' : '等待寄出';
    const moved =
      order.state === orderStates.inProduction
        ? await moveOrder(tx, order, madeEvent[order.delivery], { ...timelineEntry, title, detail })
        : await bumped(tx, order);
    if (moved.state === order.state) await noteEvent(tx, moved, 'made', { ...timelineEntry, title, detail });
    await recordAudit(tx, context, {
      action: 'order.made',
      subjectType: 'order',
      subjectId: orderNo,
      details: { serial },
    });
    return moved;
  });
}

/**
 * A company is represented by a person. If its record names him as agent or legal representative, the ID
 * number must match the record; for anybody else the desk only has the letter.
 */
async function isNumberOfAgent(
  tx: Db,
  { companyId }: OrderRow,
  name: string,
  given: string,
): Promise<boolean> {
  if (!companyId) return true;
  const [record] = await tx
    .select({ people: companyRecords.people })
    .from(companyRecords)
    .where(eq(companyRecords.companyId, companyId));
  const numbers = (['agent', 'representative'] as const)
    .filter((who) => record?.people[`${who}Name`] === name)
    .map((who) => record?.people[`${who}IdNumber`])
    .filter(Boolean);
  return numbers.length === 0 || numbers.includes(given);
}

/** The ID number must match the holder's, if the account has one. */
async function isNumberOfHolder(tx: Db, orderNo: string, given: string): Promise<boolean> {
  const [holder] = await tx
    .select({ idNumber: users.idNumber })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(and(eq(certificates.orderNo, orderNo), eq(certificates.status, 'active')));
  return !holder?.idNumber || holder.idNumber === given;
}

/**
 * Handover at the counter, with the code and the collector's ID. Wrong codes are counted, also when refused.
 */
export async function handOver(
  orderNo: string,
  given: {
    version: number;
    pickupCode: string;
    collectorName: string;
    collectorIdNumber: string;
    authorized?: boolean | undefined;
  },
  context: CallContext,
): Promise<OrderRow> {
  const { db } = context.services;
  // The count has to be committed, so the refusal is thrown after the transaction.
  const outcome = await db.transaction(async (tx) => {
    const order = await lockSeen(tx, orderNo, given.version, context);
    if (order.state !== orderStates.readyForCollection) throw conflict(order);
    const [made] = await tx
      .select()
      .from(fulfillments)
      .where(eq(fulfillments.orderNo, orderNo))
      .for('update');
    if (!made?.pickupCode) throw new PortalError('pickupCodeWrong');
    if (made.wrongCodes >= wrongCodesAllowed) return 'pickupBlocked' as const;
    if (made.pickupCode !== given.pickupCode) {
      await tx
        .update(fulfillments)
        .set({ wrongCodes: made.wrongCodes + 1 })
        .where(eq(fulfillments.orderNo, orderNo));
      return made.wrongCodes + 1 >= wrongCodesAllowed
        ? ('pickupBlocked' as const)
        : ('pickupCodeWrong' as const);
    }
    const collector = given.collectorName.trim();
    const named = collector === order.holderName;
    const himself = named && (await isNumberOfHolder(tx, orderNo, given.collectorIdNumber));
    if (!himself && !given.authorized) {
      throw new InvalidInput([
        named
          ? {
              field: 'collectorIdNumber',
              message:
                '号码与持有人登记的身份证号不一致，请核对证件原件；来人只是同名的，请收取授权书，并勾选代领',
            }
          : { field: 'authorized', message: '领取人不是持有人本人，请收取授权书，并勾选后再交付' },
      ]);
    }
    if (!himself && !(await isNumberOfAgent(tx, order, collector, given.collectorIdNumber))) {
      throw new InvalidInput([
        {
          field: 'collectorIdNumber',
          message: '号码与企业登记的这位经办人或法定代表人的身份证号不一致，请核对证件原件和授权书',
        },
      ]);
    }
    const timelineEntry = by(context);
    await tx
      .update(fulfillments)
      .set({
        endedAt: timelineEntry.at,
        collectorName: given.collectorName,
        collectorIdNumber: given.collectorIdNumber,
      })
      .where(eq(fulfillments.orderNo, orderNo));
    await tx
      .update(sticks)
      .set({ state: 'used', at: timelineEntry.at })
      .where(eq(sticks.serial, made.serial));
    const detail = `领取人：${maskName(given.collectorName)}${himself ? '' : '（代领，已收授权书）'}`;
    const moved = await moveOrder(tx, order, 'handOver', { ...timelineEntry, title: '已领取', detail });
    await recordAudit(tx, context, { action: 'order.handOver', subjectType: 'order', subjectId: orderNo });
    return moved;
  });
  if (typeof outcome === 'string') throw new PortalError(outcome);
  return outcome;
}
