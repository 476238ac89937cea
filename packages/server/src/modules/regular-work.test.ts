import { orders } from '@ca-portal/api/groups/orders';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { orders as orderRows } from '../db/schema/index.js';
import { createTestServer, personalLock, type TestServer } from '../testing/index.js';

/** A server whose minutes pass when the test says so, and an order that nobody has paid in time. */
async function overdue(regularWork?: boolean) {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await createTestServer({ regularWork });
  onTestFinished(() => server.close());
  const leader = await server.loginAs('fuzeren');
  const { orderNo } = await leader.use(orders).create({ body: personalLock() });
  server.clock.advance({ hours: 25 });
  return { stateNow: () => stateOf(server, orderNo) };
}
async function stateOf(server: TestServer, orderNo: string) {
  const [row] = await server.services.db.select().from(orderRows).where(eq(orderRows.orderNo, orderNo));
  return row?.state;
}

it('is done every minute without anybody asking', async () => {
  const { stateNow } = await overdue(true);
  expect(await stateNow()).toBe(20);
  vi.advanceTimersByTime(60_000);
  await expect.poll(stateNow, { timeout: 30_000 }).toBe(91);
});

it('is not begun where it is switched off', async () => {
  await overdue(false);
  expect(vi.getTimerCount()).toBe(0);
});
