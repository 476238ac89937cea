import { orders } from '@ca-portal/api/groups/orders';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { orders as orderRows } from '../db/schema/index.js';
import { createTestServer, personalLock } from '../testing/index.js';

// The test decides when minutes pass.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  return () => void vi.useRealTimers();
});

it('is done every minute without a call', async () => {
  const server = await createTestServer({ regularWork: true });
  onTestFinished(() => server.close());
  const leader = await server.loginAs('fuzeren');
  const { orderNo } = await leader.use(orders).create({ body: personalLock() });
  const state = async () => {
    const [row] = await server.services.db.select().from(orderRows).where(eq(orderRows.orderNo, orderNo));
    return row?.state;
  };
  server.clock.advance({ hours: 25 });
  expect(await state()).toBe(20);
  vi.advanceTimersByTime(60_000);
  await expect.poll(state, { timeout: 30_000 }).toBe(91);
});

it('does not start where it is switched off', async () => {
  const server = await createTestServer({ regularWork: false, demo: false });
  onTestFinished(() => server.close());
  expect(vi.getTimerCount()).toBe(0);
});
