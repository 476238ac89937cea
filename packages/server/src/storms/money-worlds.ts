import { randomUUID } from 'node:crypto';
import { createClient, isApiError, type Client } from '@ca-portal/api';
import type { OrderService as Service } from '@ca-portal/api/contract';
import { errorCodes } from '@ca-portal/api/domain';
import { cashier } from '@ca-portal/api/groups/cashier';
import { files } from '@ca-portal/api/groups/files';
import { finance } from '@ca-portal/api/groups/finance';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import type { OpenDatabase } from '../db/open.js';
import { coupons, couponTickets } from '../db/schema/index.js';
import type { PaymentForm } from '../ports/payment/index.js';
import { personalLock } from '../testing/first-path.js';
import { pdfFile } from '../testing/staff.js';

/** Three orders and a coupon of one person, used from every instance. */
export interface MoneyWorld {
  readonly orderNos: string[];
  readonly ticketId: number;
}
interface Caller {
  readonly payer: Client;
  readonly office: Client;
  readonly url: string;
  /** Creates a code for spending from the balance. */
  readonly spendingCode: () => Promise<string>;
}

export interface Tokens {
  readonly payer: string;
  readonly office: string;
  /** The second token expires quickly: the storm renews it. */
  payment: string;
}

/** A random number below `end`, from a seed: a failing storm can be repeated with its seed. */
export function randomFrom(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

export function callerAt(url: string, tokens: Tokens, spendingCode: Caller['spendingCode']): Caller {
  const as = (token: string) =>
    createClient({
      baseUrl: `${url}/mh`,
      getToken: () => token,
      getPaymentToken: () => tokens.payment,
      repeatWindowMs: 0,
      retries: { count: 0 },
    });
  return { payer: as(tokens.payer), office: as(tokens.office), url, spendingCode };
}

export async function newWorld({ db }: OpenDatabase, userId: string, caller: Caller): Promise<MoneyWorld> {
  const at = new Date();
  const [coupon] = await db
    .insert(coupons)
    .values({
      name: '风暴券',
      amountFen: 2_000,
      type: '2',
      orderTypes: [],
      startTime: new Date(at.getTime() - 60_000),
      endTime: new Date(at.getTime() + 30 * 86_400_000),
      total: 1,
      claimed: 1,
      createdAt: at,
    })
    .returning();
  const [ticket] = await db
    .insert(couponTickets)
    .values({ couponId: coupon!.id, userId, ordinal: 1, requestId: randomUUID(), claimedAt: at })
    .returning();
  const orderNos: string[] = [];
  while (orderNos.length < 3) {
    orderNos.push((await caller.payer.use(orders).create({ body: personalLock() })).orderNo);
  }
  return { orderNos, ticketId: ticket!.id };
}

/** Plays the user at an instance's sandbox cashier. */
async function atCashier({ url }: Caller, { fields }: PaymentForm, outcome: string): Promise<void> {
  const body = new URLSearchParams({ ...fields, sandbox_outcome: outcome });
  await fetch(`${url}/sandbox/alipay/pay`, { method: 'POST', body, redirect: 'manual' });
}

type Step = (world: MoneyWorld, caller: Caller, nth: number) => Promise<unknown>;
/**
 * The first order, starting at this index, that meets the condition now; mostly refused calls would find few
 * errors.
 */
async function found(
  { orderNos }: MoneyWorld,
  { payer }: Caller,
  nth: number,
  is: (service: Service) => boolean,
): Promise<Service | undefined> {
  for (let n = 0; n < orderNos.length; n += 1) {
    const orderNo = orderNos[(nth + n) % orderNos.length] ?? '';
    const service = await payer.use(orderService).service({ params: { orderNo } });
    if (is(service)) return service;
  }
  return undefined;
}
const no = ({ orderNos }: MoneyWorld, nth: number) => orderNos[nth % orderNos.length] ?? '';

const steps: readonly Step[] = [
  async (world, caller, nth) => {
    const params = { orderNo: no(world, nth) };
    const form = await caller.payer.use(payments).alipayForm({ params });
    await atCashier(caller, form, nth % 3 === 0 ? 'repeated' : nth % 3 === 1 ? 'paid' : 'wrongAmount');
  },
  async (world, caller, nth) => {
    const orderNos = [no(world, nth), no(world, nth + 1)];
    const open = await caller.payer.use(cashier).open({ query: { orderNos: orderNos.join() } });
    const expectedBalanceFen = Math.min(open.totalFen, (nth % 3) * 5_000);
    const started = await caller.payer.use(cashier).payCombined({
      body: {
        requestId: randomUUID(),
        orderNos,
        expectedTotalFen: open.totalFen,
        expectedBalanceFen,
        smsCode: expectedBalanceFen > 0 ? await caller.spendingCode() : '',
      },
    });
    // Sometimes the user never comes back: what is frozen stays so until its time is over.
    if (started.paymentForm && nth % 4 !== 0) await atCashier(caller, started.paymentForm, 'repeated');
  },
  async (world, caller, nth) => {
    const orderNos = [no(world, nth)];
    const { totalFen } = await caller.payer.use(cashier).open({ query: { orderNos: orderNos.join() } });
    const body = {
      requestId: randomUUID(),
      orderNos,
      expectedTotalFen: totalFen,
      smsCode: await caller.spendingCode(),
    };
    await caller.payer.use(prestoreAccount).pay({ body });
  },
  async (world, caller, nth) => {
    const body = { requestId: randomUUID(), orderNos: [no(world, nth)] };
    const { transferNo, amountFen } = await caller.payer.use(cashier).transfer({ body });
    const { fileId } = await caller.payer.use(files).upload({ file: pdfFile('汇款凭证.pdf') });
    const slip = { fileId, transferredFen: amountFen, transferDay: '2026-11-21' };
    await caller.payer.use(cashier).transferSlip({ params: { transferNo }, body: slip });
    const decision =
      nth % 3 === 0
        ? { approve: false as const, reason: '金额不足', receivedFen: 100 }
        : { approve: true as const, receivedFen: amountFen + (nth % 2) * 500 };
    await caller.office.use(finance).decideTransfer({ params: { transferNo }, body: decision });
  },
  (world, { payer }, nth) => payer.use(orders).cancel({ params: { orderNo: no(world, nth) } }),
  async (world, { payer }, nth) => {
    const params = { orderNo: no(world, nth) };
    const { version } = await payer.use(orderService).service({ params });
    const couponTicketId = nth % 4 === 0 ? null : world.ticketId;
    await payer.use(orderService).coupon({ params, body: { version, couponTicketId } });
  },
  async (world, caller, nth) => {
    const one = await found(world, caller, nth, ({ refund }) => refund.unavailableReason === '');
    if (!one) return;
    const { orderNo, version, refund } = one;
    const body = { version, expectedFen: refund.refundableFen, reason: '暂不需要' };
    await caller.payer.use(orderService).refund({ params: { orderNo }, body });
  },
  async (world, caller, nth) => {
    const one = await found(world, caller, nth, ({ refund }) => refund.status === 1);
    if (!one || nth % 2 === 0) return;
    const { orderNo, version } = one;
    await caller.payer.use(orderService).withdrawRefund({ params: { orderNo }, body: { version } });
  },
  async (world, { office }, nth) => {
    for (let n = 0; n < world.orderNos.length; n += 1) {
      const query = { page: 1, limit: 10, keyword: no(world, nth + n) };
      const { rows } = await office.use(finance).refunds({ query });
      const row = rows.find(({ state }) => state === 'waiting' || state === 'paying');
      if (!row) continue;
      const params = { id: row.id };
      const from = row.state === 'paying' ? 'paying' : 'waiting';
      await office.use(finance).decideRefund({ params, body: { from, approve: true } });
      return;
    }
  },
];

/** Codes that indicate an error in the storm itself, e.g. an unknown session. */
const senseless: readonly number[] = [errorCodes.unauthorized, errorCodes.forbidden, errorCodes.badRequest];

/** One step on one instance, or the same on both at once; returns the number of successful ones. */
export async function step(
  world: MoneyWorld,
  callers: readonly Caller[],
  random: (end: number) => number,
): Promise<number> {
  const [which, nth, twice] = [random(steps.length), random(12), random(3) === 0];
  const chosen = twice ? callers : callers.slice(0, 1);
  const results = await Promise.allSettled(chosen.map((caller) => steps[which]!(world, caller, nth)));
  for (const result of results) {
    // A refusal, or a killed instance: both are expected. Anything else is an error of the storm.
    if (result.status === 'fulfilled' || result.reason instanceof TypeError) continue;
    if (!isApiError(result.reason) || senseless.includes(result.reason.code)) throw result.reason;
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}
