import { randomUUID } from 'node:crypto';
import { isApiError, type Client } from '@ca-portal/api';
import { orderStates } from '@ca-portal/api/domain';
import { cashier } from '@ca-portal/api/groups/cashier';
import { files } from '@ca-portal/api/groups/files';
import { finance } from '@ca-portal/api/groups/finance';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  coupons,
  couponTickets,
  orders as orderRows,
  refunds,
  sandboxTrades,
  users,
} from '../db/schema/index.js';
import { askChannel } from '../modules/payments/ask-channel.js';
import { releaseCombined } from '../services/money/end-combined.js';
import { closeUnpaidOrders } from '../services/money/close-unpaid.js';
import {
  actingAs,
  createTestServer,
  fillAccount,
  loginToPay,
  paymentCode,
  pdfFile,
  personalLock,
  signedNotice,
  type TestServer,
} from '../testing/index.js';
import { booksOf, type Books } from './money-books.js';

/*
 * Any sequence of money operations on the real services: whatever is refused, the books stay balanced. A
 * small sample on every push, thousands with `pnpm test:deep` (MONEY_SEQUENCES, MONEY_SEED).
 */
const sequences = Number(process.env['MONEY_SEQUENCES'] ?? 8);
const seed = Number(process.env['MONEY_SEED'] ?? 20_261_121);
const ordersEach = 3;

let server: TestServer;
let payer: Client;
let office: Client;
let accountId: string;
let slipFile: string;
/** Count of each result: a run in which nothing is paid proves nothing. */
const seen: Record<string, number> = {};

beforeAll(async () => {
  server = await createTestServer();
  payer = await loginToPay(server, 'fuzeren');
  office = await actingAs(server, 'shenhe2', 109);
  accountId = await fillAccount(server, 'fuzeren', 30_000);
  slipFile = (await payer.use(files).upload({ file: pdfFile('汇款凭证.pdf') })).fileId;
});
afterAll(() => server.close());

interface World {
  readonly no: number;
  readonly orderNos: string[];
  readonly ticketId: number;
  trades: number;
  readonly notices: Record<string, string>[];
}
type Step = (world: World, nth: number) => Promise<unknown>;

const rowOf = async (orderNo: string) => {
  const [row] = await server.services.db.select().from(orderRows).where(eq(orderRows.orderNo, orderNo));
  return row!;
};
const orderOf = (world: World, nth: number) => rowOf(world.orderNos[nth % ordersEach]!);
const due = (row: { totalFen: number; couponFen: number }) => row.totalFen - row.couponFen;
const tell = async (body: Record<string, string>) => server.client().use(payments).alipayNotify({ body });

async function notice(world: World, paidFor: string, amountFen: number): Promise<void> {
  world.trades += 1;
  const trade_no = `S${world.no}-${world.trades}`;
  const body = await signedNotice(server, { orderNo: paidFor, totalFen: amountFen }, { trade_no });
  world.notices.push(body);
  await tell(body);
}
async function combined(world: World, nth: number) {
  const rows = [await orderOf(world, nth), await orderOf(world, nth + 1)];
  const total = rows.reduce((sum, row) => sum + due(row), 0);
  const expectedBalanceFen = Math.min(total, (nth % 3) * 5_000);
  return payer.use(cashier).payCombined({
    body: {
      requestId: randomUUID(),
      orderNos: rows.map(({ orderNo }) => orderNo),
      expectedTotalFen: total,
      expectedBalanceFen,
      smsCode: expectedBalanceFen > 0 ? await paymentCode(server, payer, 'fuzeren') : '',
    },
  });
}
type Announced = { transferNo: string; amountFen: number };
async function announce(world: World, nth: number): Promise<Announced> {
  const row = await orderOf(world, nth);
  const body = { requestId: randomUUID(), orderNos: [row.orderNo] };
  return payer.use(cashier).transfer({ body });
}
async function handIn({ transferNo, amountFen }: Announced): Promise<string> {
  const slip = { fileId: slipFile, transferredFen: amountFen, transferDay: '2026-11-21' };
  await payer.use(cashier).transferSlip({ params: { transferNo }, body: slip });
  return transferNo;
}
async function choose(world: World, nth: number): Promise<void> {
  const { orderNo, version } = await orderOf(world, nth);
  const couponTicketId = nth % 4 === 0 ? null : world.ticketId;
  await payer.use(orderService).coupon({ params: { orderNo }, body: { version, couponTicketId } });
}
async function decide(world: World, nth: number, approve: boolean) {
  const { orderNo } = await orderOf(world, nth);
  const rows = await server.services.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderNo, orderNo))
    .orderBy(desc(refunds.id));
  const row = rows.find(({ state }) => state === 'waiting' || state === 'paying');
  if (!row) return;
  const from = row.state as 'waiting' | 'paying';
  const body =
    approve || from === 'paying'
      ? { from, approve: true as const }
      : { from: 'waiting' as const, approve: false as const, reason: '资料已在制作' };
  await office.use(finance).decideRefund({ params: { id: row.id }, body });
}
const later = (minutes: number) => ({
  ...server.services,
  clock: () => new Date(server.clock().getTime() + minutes * 60_000),
});

const steps = {
  alipay: async (world, nth) => {
    const row = await orderOf(world, nth);
    await notice(world, row.orderNo, due(row));
  },
  alipayWhole: async (world, nth) => {
    const row = await orderOf(world, nth);
    await notice(world, row.orderNo, row.totalFen);
  },
  wrongAmount: async (world, nth) => notice(world, (await orderOf(world, nth)).orderNo, 1 + (nth % 7)),
  again: async (world, nth) => {
    const body = world.notices[nth % Math.max(1, world.notices.length)];
    if (body) await tell(body);
  },
  cancel: async (world, nth) =>
    payer.use(orders).cancel({ params: { orderNo: (await orderOf(world, nth)).orderNo } }),
  timeOut: async () => closeUnpaidOrders(later(25 * 60)),
  balance: async (world, nth) => {
    const row = await orderOf(world, nth);
    const smsCode = await paymentCode(server, payer, 'fuzeren');
    const body = { requestId: randomUUID(), orderNos: [row.orderNo], expectedTotalFen: due(row), smsCode };
    await payer.use(prestoreAccount).pay({ body });
  },
  combined: async (world, nth) => {
    const { combinedNo, alipayFen, state } = await combined(world, nth);
    if (state === 'waiting' && nth % 2 === 0) await notice(world, combinedNo, alipayFen);
  },
  combinedTooLate: async (world, nth) => {
    const { combinedNo, alipayFen, state } = await combined(world, nth);
    if (state !== 'waiting') return;
    await releaseCombined(later(60));
    await notice(world, combinedNo, alipayFen);
  },
  release: async () => releaseCombined(later(60)),
  transfer: async (world, nth) => {
    const transferNo = await handIn(await announce(world, nth));
    const answer = nth % 3 === 0 ? { approve: false as const, reason: '未查到' } : { approve: true as const };
    await office.use(finance).decideTransfer({ params: { transferNo }, body: answer });
  },
  /** The coupon is chosen or removed while the payer is at the bank, who pays the old price or the new one. */
  couponAtBank: async (world, nth) => {
    const announced = await announce(world, nth);
    await choose(world, nth);
    const amountFen = nth % 2 === 0 ? announced.amountFen : due(await orderOf(world, nth));
    const transferNo = await handIn({ ...announced, amountFen });
    await office.use(finance).decideTransfer({ params: { transferNo }, body: { approve: true } });
  },
  /** The order is cancelled or paid otherwise while its payer is at the bank. */
  lateSlip: async (world, nth) => {
    const announced = await announce(world, nth);
    const row = await orderOf(world, nth);
    if (nth % 2 === 0) await payer.use(orders).cancel({ params: { orderNo: row.orderNo } });
    else await notice(world, row.orderNo, due(row));
    const transferNo = await handIn(announced);
    await office.use(finance).decideTransfer({ params: { transferNo }, body: { approve: true } });
  },
  /** Paid, but its notice never comes: the channel is queried. */
  silent: async (world, nth) => {
    const row = await orderOf(world, nth);
    world.trades += 1;
    await server.services.db.insert(sandboxTrades).values({
      tradeNo: `S${world.no}-${world.trades}`,
      paidFor: row.orderNo,
      amountFen: Math.max(1, due(row)),
      paidAt: server.clock(),
    });
    await askChannel(server.services, { paidFor: row.orderNo });
  },
  coupon: async (world, nth) => choose(world, nth),
  refund: async (world, nth) => {
    const { orderNo, version } = await orderOf(world, nth);
    const { refund } = await payer.use(orderService).service({ params: { orderNo } });
    const body = { version, expectedFen: refund.refundableFen, reason: '暂不需要' };
    await payer.use(orderService).refund({ params: { orderNo }, body });
  },
  withdraw: async (world, nth) => {
    const { orderNo, version } = await orderOf(world, nth);
    await payer.use(orderService).withdrawRefund({ params: { orderNo }, body: { version } });
  },
  grantRefund: async (world, nth) => decide(world, nth, true),
  denyRefund: async (world, nth) => decide(world, nth, false),
} satisfies Record<string, Step>;
const names = Object.keys(steps) as (keyof typeof steps)[];

/** Runs a step, sometimes twice at once. A refusal by the portal is expected; anything else is an error. */
async function take(
  world: World,
  { step, nth, twice }: { step: keyof typeof steps; nth: number; twice: boolean },
) {
  const once = () => (steps[step] as Step)(world, nth);
  const results = await Promise.allSettled(twice ? [once(), once()] : [once()]);
  for (const result of results) {
    if (result.status === 'fulfilled') seen[step] = (seen[step] ?? 0) + 1;
    else if (!isApiError(result.reason) || result.reason.kind !== 'business') throw result.reason;
  }
}

async function world(no: number): Promise<World> {
  const { db } = server.services;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'fuzeren'));
  const at = server.clock();
  const [coupon] = await db
    .insert(coupons)
    .values({
      name: '随机券',
      amountFen: no % 5 === 0 ? 14_500 : 2_000,
      type: '2',
      orderTypes: [],
      startTime: at,
      endTime: new Date(at.getTime() + 30 * 86_400_000),
      total: 1,
      claimed: 1,
      createdAt: at,
    })
    .returning();
  const [ticket] = await db
    .insert(couponTickets)
    .values({ couponId: coupon!.id, userId: user!.id, ordinal: 1, requestId: randomUUID(), claimedAt: at })
    .returning();
  await fillAccount(server, 'fuzeren', 30_000);
  const orderNos: string[] = [];
  while (orderNos.length < ordersEach) {
    orderNos.push((await payer.use(orders).create({ body: personalLock() })).orderNo);
  }
  return { no, orderNos, ticketId: ticket!.id, trades: 0, notices: [] };
}

const stepArbitrary = fc.record({
  step: fc.constantFrom(...names),
  nth: fc.nat({ max: 11 }),
  twice: fc.boolean(),
});
/** First, so that even the smallest sample pays an order with a coupon and lets another one expire. */
const ordinary = (['coupon', 'alipay', 'timeOut'] as const).map((step) => ({ step, nth: 1, twice: false }));
let worlds = 0;

it(`any sequence of payments, notices, refunds, coupons and time-outs leaves the books balanced`, async () => {
  const property = fc.asyncProperty(
    fc.array(stepArbitrary, { minLength: 2, maxLength: 12 }),
    async (taken) => {
      worlds += 1;
      const here = await world(worlds);
      for (const one of taken) await take(here, one);
      // Release frozen amounts before the next sequence.
      await releaseCombined(later(60));
      const books: Books = await booksOf(server.services.db, { ...here, accountId, bySlip: true });
      expect(books.faults).toEqual([]);
      for (const state of books.states) seen[`state ${state}`] = (seen[`state ${state}`] ?? 0) + 1;
    },
  );
  await fc.assert(property, { examples: [[ordinary]], numRuns: sequences, seed, endOnFailure: true });
  const needed = [`state ${orderStates.waitingForReview}`, `state ${orderStates.closed}`, 'alipay', 'coupon'];
  expect(needed.filter((name) => !seen[name])).toEqual([]);
});
