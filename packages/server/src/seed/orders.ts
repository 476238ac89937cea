import { randomUUID } from 'node:crypto';
import {
  formatBeijing,
  orderStateLabels,
  paymentWindowHours,
  type PriceLineKey,
} from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import * as t from '../db/schema/index.js';
import { demoCompany } from './accounts.js';
import { demoOrders, type DemoOrder } from './orders-table.js';
import { demoCertificate } from './demo-certificate.js';
import { passedWords } from '../services/orders/index.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);

const labels: Readonly<Record<PriceLineKey, string>> = {
  service: '证书服务费',
  medium: '介质费',
  seal: '签章制作费',
  platform: '平台接入费',
  courier: '快递费',
};

function quoteOf({ lines }: DemoOrder) {
  const listed = (Object.keys(lines) as PriceLineKey[]).map((key) => {
    const [unitFen, quantity] = lines[key] ?? [0, 0];
    return { key, label: labels[key], unitFen, quantity, amountFen: unitFen * quantity };
  });
  return { lines: listed, totalFen: listed.reduce((sum, { amountFen }) => sum + amountFen, 0) };
}

/** An order of the sample data with everything that its rows need. */
export interface SeededOrder extends DemoOrder {
  readonly orderNo: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly totalFen: number;
}

const unpaidStates: readonly number[] = [10, 20, 90, 91];
const reviewedStates: readonly number[] = [35, 40, 50, 55, 60, 61, 62, 70];

function dated(order: DemoOrder, now: Date, numbers: Map<string, number>): SeededOrder {
  const createdAt = later(now, -order.hoursAgo);
  const day = formatBeijing(createdAt).slice(0, 10).replaceAll('-', '');
  const number = (numbers.get(day) ?? 0) + 1;
  numbers.set(day, number);
  const paid = !unpaidStates.includes(order.state);
  const reviewed = reviewedStates.includes(order.state);
  return {
    ...order,
    orderNo: `DD${day}${String(number).padStart(6, '0')}`,
    createdAt,
    paidAt: paid ? later(createdAt, 0.25) : null,
    reviewedAt: reviewed ? later(createdAt, 4) : null,
    totalFen: quoteOf(order).totalFen,
  };
}

/** The history for a state; the titles are those that the portal writes. */
function eventsOf(order: SeededOrder, actorId: string): (typeof t.orderEvents.$inferInsert)[] {
  const { orderNo, createdAt, paidAt, reviewedAt, state } = order;
  const events: (typeof t.orderEvents.$inferInsert)[] = [];
  const add = (
    event: string,
    toState: typeof state,
    at: Date,
    title: string,
    detail = '',
    by: string | null = null,
  ) =>
    events.push({
      orderNo,
      event,
      toState,
      at,
      title,
      detail,
      actorId: by,
      fromState: events.at(-1)?.toState ?? null,
    });
  if (state === 10) return events;
  add('submit', 20, createdAt, '已提交', '等待支付', actorId);
  if (state === 90) add('cancel', 90, later(createdAt, 1), '已取消', '订单在支付前取消', actorId);
  if (state === 91) add('timeOut', 91, later(createdAt, 24), '已关闭', '在规定时间内未支付，订单已自动关闭');
  if (!paidAt) return events;
  add('pay', 30, paidAt, '已支付', order.paidBy === 'balance' ? '预存账户' : '支付宝');
  if (state === 95) add('refund', 95, later(createdAt, 30), '已退款', '原路退回支付宝');
  if (!reviewedAt) return events;
  if (state === 35) {
    add('reject', 35, reviewedAt, '审核不通过', '所选平台与申请表不一致');
    return events;
  }
  add('approve', 40, reviewedAt, '审核通过', passedWords(order, carrierOf[order.product]));
  if (state === 40) return events;
  add('startMaking', 50, later(reviewedAt, 1), '开始制证');
  if (state === 50) return events;
  const title = state === 55 ? '制证异常' : orderStateLabels[state];
  const detail = state === 55 ? '写入中断，证书没有丢失，可继续写入' : '';
  add('made', state, later(reviewedAt, 2), title, detail);
  return events;
}

const carrierOf = { 'lock-master': 'lock', 'lock-personal': 'lock', mobile: 'mobile', pc: 'pc' } as const;
const lockTypes = { 'lock-master': 'L01', 'lock-personal': 'L02', mobile: 'L04', pc: 'PL1' } as const;
const productNames = {
  'lock-master': '企业主锁',
  'lock-personal': '个人锁',
  mobile: '手机证书',
  pc: 'PC证书',
} as const;

interface Owner {
  readonly userId: string;
  readonly companyId: string;
}

const orderRow = (order: SeededOrder, { userId, companyId }: Owner): typeof t.orders.$inferInsert => ({
  orderNo: order.orderNo,
  orderType: order.type,
  state: order.state,
  version: 1,
  userId,
  roleId: 5,
  companyId,
  companyName: demoCompany.name,
  holderName: order.holder,
  productId: order.product,
  productName: productNames[order.product],
  providerCode: order.provider,
  platformCodes: ['P01'],
  lockType: lockTypes[order.product],
  years: order.years,
  delivery: order.delivery,
  receiver:
    order.delivery === 'courier'
      ? { name: '张示例', phone: '13000000000', address: '{city}市示例区示例路 18 号' }
      : null,
  servicePoint: order.delivery === 'counter' ? '{city}城南服务网点（示例）' : '',
  quote: quoteOf(order),
  totalFen: order.totalFen,
  couponFen: order.couponFen ?? 0,
  refundStatus: order.refundStatus ?? 0,
  requestId: randomUUID(),
  requestHash: '',
  createdAt: order.createdAt,
  payBefore: later(order.createdAt, paymentWindowHours),
  paidAt: order.paidAt,
  reviewedAt: order.reviewedAt,
  rejection: order.state === 35 ? [{ item: 'platforms', code: 'F1', text: '所选平台与申请表不一致' }] : [],
});

/** Orders, their history, and the resulting locks; returns the orders for dependent rows. */
export async function seedOrders(db: Db, now: Date): Promise<SeededOrder[]> {
  const [boss] = await db.select().from(t.users).where(eq(t.users.username, 'qiye'));
  if (!boss?.companyId) throw new Error('the sample company has no administrator');
  const owner = { userId: boss.id, companyId: boss.companyId };
  const numbers = new Map<string, number>();
  const seeded = demoOrders.map((order) => dated(order, now, numbers));
  await db.insert(t.orders).values(seeded.map((order) => orderRow(order, owner)));
  await db
    .insert(t.numberSequences)
    .values([...numbers].map(([day, last]) => ({ name: `order:${day}`, last })));
  await db.insert(t.orderEvents).values(seeded.flatMap((order) => eventsOf(order, boss.id)));

  const ids = new Map<string, string>();
  const certificates: (typeof t.certificates.$inferInsert)[] = [];
  for (const order of seeded) {
    if (!order.lock) continue;
    const { key, status, endsIn } = order.lock;
    const id = randomUUID();
    ids.set(key, id);
    const notAfter = new Date(now.getTime() + endsIn * dayMs + hourMs);
    const installedAt = order.reviewedAt ? later(order.reviewedAt, 2) : now;
    certificates.push({
      id,
      orderNo: order.orderNo,
      providerCode: order.provider,
      platformCodes: ['P01'],
      carrier: carrierOf[order.product],
      lockType: lockTypes[order.product],
      holderName: order.holder,
      userId: owner.userId,
      roleId: 5,
      companyId: owner.companyId,
      deviceId: `DEMO-${String(ids.size).padStart(4, '0')}`,
      ...(await demoCertificate(ids.size, order.holder, installedAt, notAfter)),
      status,
      notBefore: installedAt,
      notAfter,
      createdAt: installedAt,
      installedAt: status === 'pending' ? null : installedAt,
      revokedAt: status === 'cancelled' ? later(now, -49 * 24) : null,
      revocationReason: status === 'cancelled' ? '人员离职' : '',
    });
  }
  await db.insert(t.certificates).values(certificates);
  await db.insert(t.changeOrders).values(
    seeded.flatMap(({ orderNo, change }) => {
      const certificateId = change && ids.get(change.of);
      return certificateId ? [{ orderNo, certificateId, facts: change.facts }] : [];
    }),
  );
  return seeded;
}
