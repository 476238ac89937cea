import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import * as t from '../db/schema/index.js';
import { moveBalance, system } from '../services/money/index.js';
import type { SeededOrder } from './orders.js';

const dayMs = 86_400_000;
const rest = { fifty: 5_000, five: 500 } as const;

const payableOf = (order: SeededOrder) => order.totalFen - (order.couponFen ?? 0);

async function seedCoupons(db: Db, now: Date, userId: string, orders: readonly SeededOrder[]): Promise<void> {
  const days = (count: number) => new Date(now.getTime() + count * dayMs);
  const coupon = { thresholdFen: 0, orderTypes: [], perPerson: 2, createdAt: days(-30) };
  const rows = await db
    .insert(t.coupons)
    .values([
      {
        ...coupon,
        name: '新办满减券',
        amountFen: rest.fifty,
        type: '1',
        thresholdFen: 30_000,
        startTime: days(-120),
        endTime: days(40),
        total: 500,
        claimed: 312,
      },
      {
        ...coupon,
        name: '全场立减券',
        amountFen: rest.five,
        type: '2',
        startTime: days(-60),
        endTime: days(2),
        total: 1_000,
        claimed: 420,
        perPerson: 3,
      },
      {
        ...coupon,
        name: '运费券',
        amountFen: 1_500,
        type: '4',
        startTime: days(-10),
        endTime: days(80),
        total: 200,
        claimed: 35,
        perPerson: 1,
      },
      {
        ...coupon,
        name: '延期专享券',
        amountFen: 2_000,
        type: '3',
        orderTypes: ['0103'],
        startTime: days(10),
        endTime: days(70),
        total: 300,
      },
      {
        ...coupon,
        name: '早鸟券',
        amountFen: 3_000,
        type: '2',
        startTime: days(-20),
        endTime: days(20),
        total: 50,
        claimed: 50,
        perPerson: 1,
      },
      {
        ...coupon,
        name: '国庆立减券',
        amountFen: 1_000,
        type: '2',
        startTime: days(-60),
        endTime: days(-30),
        total: 100,
        claimed: 64,
        perPerson: 1,
      },
    ])
    .returning({ id: t.coupons.id });
  const [fifty, five, , , , ended] = rows.map(({ id }) => id);
  if (!fifty || !five || !ended) throw new Error('a seeded coupon is missing');
  const usedBy = (amountFen: number, paid: boolean) =>
    orders.find((order) => order.couponFen === amountFen && (order.paidAt !== null) === paid)?.orderNo ??
    null;
  const ticket = { userId, claimedAt: days(-45) };
  await db.insert(t.couponTickets).values(
    (
      [
        { couponId: fifty, ordinal: 1, state: '1', orderNo: usedBy(rest.fifty, true) },
        { couponId: fifty, ordinal: 2, state: '0' },
        { couponId: five, ordinal: 1, state: '1', orderNo: usedBy(rest.five, true) },
        { couponId: five, ordinal: 2, state: '3', orderNo: usedBy(rest.five, false) },
        { couponId: five, ordinal: 3, state: '0' },
        { couponId: ended, ordinal: 1, state: '0' },
      ] as const
    ).map((one) => ({ ...ticket, ...one, requestId: randomUUID() })),
  );
}

/** Charged 2,000.00, spent on three orders, corrected by 3.00: 1,268.00 are left (dossier section 12). */
async function seedBalance(
  db: Db,
  companyId: string,
  orders: readonly SeededOrder[],
): Promise<Map<string, string>> {
  const first = orders.find(({ paidBy }) => paidBy === 'balance')?.paidAt ?? new Date();
  const [opened] = await db
    .insert(t.prestoreAccounts)
    .values({ id: randomUUID(), companyId, warnBelowFen: 50_000, createdAt: first })
    .returning();
  if (!opened) throw new Error('the sample account was not opened');
  const before = new Date(first.getTime() - dayMs);
  const charge = { kind: 'recharge', amountFen: 200_000, at: before, operator: system } as const;
  let { account } = await moveBalance(db, opened, {
    ...charge,
    businessKey: 'seed:recharge',
    remark: '对公转账充值',
  });
  const fix = { kind: 'adjust', amountFen: 300, at: before, operator: system } as const;
  ({ account } = await moveBalance(db, account, {
    ...fix,
    businessKey: 'seed:adjust',
    remark: '对账差额调整',
  }));
  const flows = new Map<string, string>();
  for (const order of orders) {
    if (order.paidBy !== 'balance' || !order.paidAt) continue;
    const moved = await moveBalance(db, account, {
      kind: 'spend',
      amountFen: payableOf(order),
      businessKey: `spend:seed:${order.orderNo}`,
      at: order.paidAt,
      operator: { id: null, name: '张示例' },
      remark: `${order.holder} ${order.years} 年`,
      orderNo: order.orderNo,
    });
    account = moved.account;
    flows.set(order.orderNo, moved.movement.flowNo);
  }
  return flows;
}

async function seedPayments(
  db: Db,
  orders: readonly SeededOrder[],
  flows: ReadonlyMap<string, string>,
): Promise<void> {
  const paid = orders.flatMap((order) =>
    order.paidAt && payableOf(order) > 0
      ? [{ order, id: randomUUID(), channel: order.paidBy ?? 'alipay', paidAt: order.paidAt }]
      : [],
  );
  const tradeNo = ({ orderNo }: SeededOrder) => flows.get(orderNo) ?? `DEMO${orderNo.slice(2)}`;
  await db.insert(t.payments).values(
    paid.map(({ order, id, channel, paidAt }) => ({
      id,
      orderNo: order.orderNo,
      channel,
      tradeNo: tradeNo(order),
      amountFen: payableOf(order),
      status: 'succeeded' as const,
      paidAt,
    })),
  );
  const trades = paid
    .filter(({ channel }) => channel === 'alipay')
    .map(({ order, paidAt }) => ({
      tradeNo: tradeNo(order),
      paidFor: order.orderNo,
      amountFen: payableOf(order),
      paidAt,
    }));
  // Both sides of the bill: the first reconciliation of a demonstration finds no difference.
  await db.insert(t.sandboxTrades).values(trades);
  await db.insert(t.paymentTrades).values(
    trades.map((trade) => ({
      ...trade,
      channel: 'alipay',
      outcome: 'paid' as const,
      enteredAt: trade.paidAt,
    })),
  );
  await db.insert(t.ledgerEntries).values(
    paid.map(({ order, id, channel, paidAt }) => ({
      businessKey: `pay:${channel}:${tradeNo(order)}`,
      orderNo: order.orderNo,
      paymentId: id,
      account: channel,
      amountFen: payableOf(order),
      at: paidAt,
      memo: '订单支付',
    })),
  );
}

/** One refund that waits for finance, and one completed refund. */
async function seedRefunds(db: Db, now: Date, userId: string, orders: readonly SeededOrder[]): Promise<void> {
  for (const order of orders) {
    if (!order.refundStatus) continue;
    const done = order.refundStatus === 2;
    const [payment] = await db
      .select({ id: t.payments.id })
      .from(t.payments)
      .where(eq(t.payments.orderNo, order.orderNo));
    const [row] = await db
      .insert(t.refunds)
      .values({
        businessKey: `order:${order.orderNo}:0`,
        kind: 'order',
        orderNo: order.orderNo,
        paymentId: payment?.id ?? null,
        userId,
        companyName: '示例建设工程有限公司',
        amountFen: payableOf(order),
        channel: 'alipay',
        path: '原路退回支付宝',
        reason: done ? '重复提交' : '暂不增加平台',
        state: done ? 'paid' : 'waiting',
        createdAt: new Date(now.getTime() - dayMs),
        decidedAt: done ? now : null,
      })
      .returning({ id: t.refunds.id });
    if (!done || !row) continue;
    await db.insert(t.ledgerEntries).values({
      businessKey: `refund:${row.id}:alipay`,
      orderNo: order.orderNo,
      account: 'alipay',
      amountFen: -payableOf(order),
      at: now,
      memo: '退款',
    });
  }
}

async function seedInvoices(
  db: Db,
  now: Date,
  userId: string,
  orders: readonly SeededOrder[],
): Promise<void> {
  const fields = {
    forCompany: true,
    title: '示例建设工程有限公司',
    taxNumber: '91210000TEX000010X',
    address: '{city}市示例区示例路 18 号',
    phone: '{area}-00000000',
    bank: '示例银行{city}示例支行',
    account: '0000000000000001',
    email: 'finance@example.cn',
  };
  await db.insert(t.invoiceTitles).values({ userId, fields, isDefault: true, createdAt: now });
  const done = orders.filter(({ state, totalFen }) => state === 70 && totalFen > 0).slice(0, 2);
  for (const [i, order] of done.entries()) {
    const issued = i === 0;
    const [row] = await db
      .insert(t.invoices)
      .values({
        userId,
        requestId: randomUUID(),
        number: issued ? '26210000000000000001' : '',
        kind: '1',
        title: fields,
        amountFen: payableOf(order),
        state: issued ? 'issued' : 'failed',
        failure: issued ? '' : '收票邮箱退信，请更正邮箱后重新提交',
        email: fields.email,
        appliedAt: new Date(now.getTime() - 20 * dayMs),
        issuedAt: issued ? new Date(now.getTime() - 20 * dayMs) : null,
      })
      .returning({ id: t.invoices.id });
    if (!row) throw new Error('a seeded invoice is missing');
    await db
      .insert(t.invoiceOrders)
      .values({ invoiceId: row.id, orderNo: order.orderNo, amountFen: payableOf(order) });
  }
}

const servicePoint = '{city}城南服务网点（示例）';

/** The desk's stock of sticks, and the two locks that wait there. */
async function seedDesk(db: Db, now: Date, orders: readonly SeededOrder[]): Promise<void> {
  const waiting = orders.filter(({ state }) => state === 60 || state === 61);
  const serialOf = (i: number) => `SN2026-${String(i + 1).padStart(4, '0')}`;
  const stick = { mediumCode: 'M01', servicePoint, at: now };
  await db.insert(t.sticks).values([
    ...Array.from({ length: 20 }, (_, i) => ({
      ...stick,
      serial: `SIM-${String(i + 1).padStart(4, '0')}`,
      state: 'stock' as const,
    })),
    ...waiting.map(({ orderNo }, i) => ({ ...stick, serial: serialOf(i), state: 'bound' as const, orderNo })),
    ...(['used', 'locked', 'lost', 'damaged', 'recycled'] as const).map((state, i) => ({
      ...stick,
      mediumCode: 'M02',
      serial: serialOf(i + 10),
      state,
    })),
  ]);
  await db.insert(t.fulfillments).values(
    waiting.map(({ orderNo, state, reviewedAt }, i) => ({
      orderNo,
      serial: serialOf(i),
      pickupCode: state === 60 ? '482913' : '',
      madeAt: reviewedAt ?? now,
    })),
  );
}

/** The payments of the sample orders, and the desk. */
export async function seedMoney(db: Db, now: Date, orders: readonly SeededOrder[]): Promise<void> {
  const [boss] = await db.select().from(t.users).where(eq(t.users.username, 'qiye'));
  if (!boss?.companyId) throw new Error('the sample company has no administrator');
  await seedCoupons(db, now, boss.id, orders);
  const flows = await seedBalance(db, boss.companyId, orders);
  await seedPayments(db, orders, flows);
  await seedRefunds(db, now, boss.id, orders);
  await seedInvoices(db, now, boss.id, orders);
  await seedDesk(db, now, orders);
}
