import type { Client } from '@ca-portal/api';
import { nextOrderState, orderStates, type OrderEvent, type OrderState } from '@ca-portal/api/domain';
import { certificates } from '@ca-portal/api/groups/certificates';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { review } from '@ca-portal/api/groups/review';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as t from '../../db/schema/index.js';
import {
  createTestServer,
  handInPapers,
  personalLock,
  signedNotice,
  testLock,
  writeIntoLock,
  type TestServer,
} from '../../testing/index.js';

/** A few on every push, hundreds with `pnpm test:deep`. */
const sequences = Number(process.env['ORDER_SEQUENCES'] ?? 8);

let server: TestServer;
const lock = testLock();
const start = new Date('2026-11-21T02:00:00Z');
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface Run {
  readonly orderNo: string;
  readonly owner: Client;
  readonly desk: Client;
  readonly totalFen: number;
}

const version = async ({ owner, orderNo }: Run) =>
  (await owner.use(orders).detail({ params: { orderNo } })).version;
const reasons = [{ item: 'platforms', code: 'F1', text: '与申请表不一致' }];

/** Each step as a user would do it, in any state of the order. */
const steps = {
  async pay(run) {
    const body = await signedNotice(server, run);
    await server.client().use(payments).alipayNotify({ body });
  },
  cancel: ({ owner, orderNo }) => owner.use(orders).cancel({ params: { orderNo } }),
  timeOut: async () => server.clock.advance({ hours: 1, days: 1 }),
  async approve(run) {
    const body = { version: await version(run) };
    await handInPapers(server, run.orderNo);
    await run.desk.use(review).approve({ params: { orderNo: run.orderNo }, body });
  },
  async reject(run) {
    const body = { version: await version(run), reasons };
    await run.desk.use(review).reject({ params: { orderNo: run.orderNo }, body });
  },
  startMaking: ({ owner, orderNo }) =>
    owner.use(certificates).issueBegin({ params: { orderNo }, body: { deviceId: 'SIM-0001' } }),
  async makingFailed({ owner, orderNo }) {
    const [attempt] = await server.services.db
      .select()
      .from(t.issueAttempts)
      .where(eq(t.issueAttempts.orderNo, orderNo))
      .orderBy(t.issueAttempts.attempt);
    if (!attempt) throw new Error('nothing to break off');
    const body = { issueId: attempt.id, step: 'write', errorCode: 'timeout' } as const;
    await owner.use(certificates).issueFailed({ params: { orderNo }, body });
  },
  installed: ({ owner, orderNo }) => writeIntoLock(owner, orderNo, lock),
} satisfies Partial<Record<OrderEvent, (run: Run) => Promise<unknown>>>;
type Step = keyof typeof steps;

/** The expected result from the domain's table. Writing a lock is two events, begun and installed. */
function expected(state: OrderState, step: Step): OrderState {
  if (step !== 'installed') return nextOrderState(state, step) ?? state;
  const making = nextOrderState(state, 'startMaking');
  return (making && nextOrderState(making, 'installed')) ?? state;
}

/** Only the first attempt can be reported as failed here; see issueFailed about later ones. */
const isNewestAttempt = async (orderNo: string) => {
  const rows = await server.services.db
    .select()
    .from(t.issueAttempts)
    .where(eq(t.issueAttempts.orderNo, orderNo));
  return rows.length === 1 && rows[0]!.endedAt === null;
};

it('follows the state machine of the domain for any sequence of steps', async () => {
  const { db } = server.services;
  const anyStep = fc.constantFrom(...(Object.keys(steps) as Step[]));
  const likely = fc.constantFrom<Step[]>([], ['pay'], ['pay', 'approve'], ['pay', 'approve', 'startMaking']);
  await fc.assert(
    fc.asyncProperty(likely, fc.array(anyStep, { maxLength: 6 }), async (prefix, rest) => {
      server.clock.set(start);
      const owner = await server.loginAs('fuzeren');
      const order = await owner.use(orders).create({ body: personalLock() });
      const { orderNo, totalFen } = order;
      let state: OrderState = orderStates.waitingForPayment;
      let notices = 0;
      for (const step of [...prefix, ...rest]) {
        // Sessions end within a day: each step logs in again.
        const run = {
          orderNo,
          totalFen,
          owner: await server.loginAs('fuzeren'),
          desk: await server.loginAs('shenhe1'),
        };
        const counts = step !== 'makingFailed' || (await isNewestAttempt(orderNo));
        const before = state;
        await steps[step](run).catch(() => undefined);
        if (counts) state = expected(state, step);
        if (step === 'pay') notices += 1;
        const seen = await (await server.loginAs('fuzeren')).use(orders).detail({ params: { orderNo } });
        expect([before, step, seen.state]).toEqual([before, step, state]);
      }

      const events = await db
        .select()
        .from(t.orderEvents)
        .where(eq(t.orderEvents.orderNo, orderNo))
        .orderBy(t.orderEvents.id);
      const moves = events.filter(({ event }) => event !== 'latePayment');
      const [row] = await db.select().from(t.orders).where(eq(t.orders.orderNo, orderNo));
      // The timeline has no gaps, ends in the order's state, and has one entry per version.
      expect(moves.slice(1).map(({ fromState }) => fromState)).toEqual(
        moves.slice(0, -1).map(({ toState }) => toState),
      );
      expect([moves.at(-1)!.toState, moves.length]).toEqual([row!.state, row!.version]);
      // Received money is booked once, and pays the order or waits for its refund.
      const paid = await db.select().from(t.payments).where(eq(t.payments.orderNo, orderNo));
      const ledger = await db.select().from(t.ledgerEntries).where(eq(t.ledgerEntries.orderNo, orderNo));
      expect([paid.length, ledger.length]).toEqual(notices > 0 ? [1, 1] : [0, 0]);
      expect(row!.paidAt !== null).toBe(paid[0]?.status === 'succeeded');
      // A finished order has exactly one valid certificate, every other order none.
      const issued = await db.select().from(t.certificates).where(eq(t.certificates.orderNo, orderNo));
      const active = issued.filter(({ status }) => status === 'active');
      expect(active).toHaveLength(row!.state === orderStates.completed ? 1 : 0);
    }),
    { numRuns: sequences },
  );
});
