import { randomUUID } from 'node:crypto';
import { createClient, isApiError, type Client } from '@ca-portal/api';
import { cashier } from '@ca-portal/api/groups/cashier';
import { files } from '@ca-portal/api/groups/files';
import { finance } from '@ca-portal/api/groups/finance';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import type { OpenDatabase } from '../db/open.js';
import { coupons, couponTickets } from '../db/schema/index.js';
import { formFields, personalLock } from '../testing/first-path.js';
import { pdfFile } from '../testing/staff.js';

/** Three orders and one coupon of one person, and whatever happens to them on whichever instance. */
export interface MoneyWorld {
  readonly orderNos: string[];
  readonly ticketId: number;
}
interface Caller {
  readonly payer: Client;
  readonly office: Client;
  readonly url: string;
}

/** A number below `end`, from a seed of its own: a storm that has found something is told by its seed. */
export function randomFrom(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

export function callerAt(url: string, tokens: { payer: string; office: string }): Caller {
  const as = (token: string) =>
    createClient({ baseUrl: `${url}/mh`, getToken: () => token, repeatWindowMs: 0, retries: { count: 0 } });
  return { payer: as(tokens.payer), office: as(tokens.office), url };
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
async function atCashier({ url }: Caller, htmlStr: string, outcome: string): Promise<void> {
  const body = new URLSearchParams({ ...formFields(htmlStr), sandbox_outcome: outcome });
  await fetch(`${url}/sandbox/alipay/pay`, { method: 'POST', body, redirect: 'manual' });
}

type Step = (world: MoneyWorld, caller: Caller, nth: number) => Promise<unknown>;
const no = ({ orderNos }: MoneyWorld, nth: number) => orderNos[nth % orderNos.length] ?? '';

const steps: readonly Step[] = [
  async (world, caller, nth) => {
    const params = { orderNo: no(world, nth) };
    const { htmlStr } = await caller.payer.use(payments).alipayForm({ params });
    await atCashier(caller, htmlStr, nth % 3 === 0 ? 'repeated' : nth % 3 === 1 ? 'paid' : 'wrongAmount');
  },
  async (world, caller, nth) => {
    const orderNos = [no(world, nth), no(world, nth + 1)];
    const open = await caller.payer.use(cashier).open({ query: { orderNos: orderNos.join() } });
    const started = await caller.payer.use(cashier).payCombined({
      body: {
        requestId: randomUUID(),
        orderNos,
        expectedTotalFen: open.totalFen,
        expectedBalanceFen: 0,
        smsCode: '',
      },
    });
    await atCashier(caller, started.htmlStr, 'repeated');
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
  async (world, { payer }, nth) => {
    const params = { orderNo: no(world, nth) };
    const { version, refund } = await payer.use(orderService).service({ params });
    const body = { version, expectedFen: refund.refundableFen, reason: '暂不需要' };
    await payer.use(orderService).refund({ params, body });
  },
  async (world, { office }, nth) => {
    const keyword = no(world, nth);
    const { rows } = await office.use(finance).refunds({ query: { page: 1, limit: 10, keyword } });
    const row = rows.find(({ state }) => state === 'waiting' || state === 'paying');
    if (!row) return;
    const from = row.state === 'paying' ? 'paying' : 'waiting';
    await office.use(finance).decideRefund({ params: { id: row.id }, body: { from, approve: true } });
  },
];

/** One step at one instance, or the same at both at one moment; answers how many of them were done. */
export async function step(
  world: MoneyWorld,
  callers: readonly Caller[],
  random: (end: number) => number,
): Promise<number> {
  const [which, nth, twice] = [random(steps.length), random(12), random(3) === 0];
  const chosen = twice ? callers : callers.slice(0, 1);
  const results = await Promise.allSettled(chosen.map((caller) => steps[which]!(world, caller, nth)));
  for (const result of results) {
    // Refused, or its instance is gone: both are answers. Anything else is a fault of the storm's own.
    if (result.status === 'rejected' && !isApiError(result.reason) && !(result.reason instanceof TypeError))
      throw result.reason;
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}
