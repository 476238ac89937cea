import type { OrderDetail } from '@ca-portal/api';
import { finance } from '@ca-portal/api/groups/finance';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog, reconciliations } from '../../db/schema/index.js';
import {
  actingAs,
  createTestServer,
  loginToPay,
  personalLock,
  signedNotice,
  type TestServer,
} from '../../testing/index.js';
import { reconcile } from './reconciliation.js';

/* A payment just before midnight, whose notices come after it and on later days. */

let server: TestServer;
let order: OrderDetail;

const paidDay = '2026-11-24';
const notify = async (changes: Record<string, string> = {}, totalFen = order.totalFen) => {
  const body = await signedNotice(
    server,
    { orderNo: order.orderNo, totalFen },
    { gmt_payment: `${paidDay} 23:59:58`, ...changes },
  );
  return server.client().use(payments).alipayNotify({ body });
};
const dayOf = (day: string) => reconcile(server.services, day);

beforeAll(async () => {
  server = await createTestServer();
  server.clock.set(new Date('2026-11-24T15:00:00Z'));
  order = await (await loginToPay(server, 'fuzeren')).use(orders).create({ body: personalLock() });
  server.clock.set(new Date('2026-11-24T16:00:03Z'));
  await notify();
});
afterAll(() => server.close());

it('is on both sides of the day on which it was paid, and on no other day', async () => {
  const { totalFen } = order;
  const paid = await dayOf(paidDay);
  expect(paid).toMatchObject({ portalFen: totalFen, gatewayFen: totalFen, count: 1, differences: [] });
  const none = { portalFen: 0, gatewayFen: 0, count: 0, differences: [] };
  expect(await dayOf('2026-11-25')).toMatchObject(none);
  // Sent again days later with another time of sending, as the channel does until it is answered.
  server.clock.set(new Date('2026-11-26T02:00:00Z'));
  expect(await notify({ notify_time: '2026-11-26 10:00:00' })).toBe('success');
  expect(await dayOf('2026-11-26')).toMatchObject(none);
  expect(await dayOf(paidDay)).toEqual(paid);
});

it('contradicted days later is a difference of that later day, too, but not of its sums', async () => {
  server.clock.set(new Date('2026-11-27T02:00:00Z'));
  await notify({ notify_time: '2026-11-27 10:00:00' }, 100);
  expect(await dayOf('2026-11-27')).toMatchObject({
    portalFen: 0,
    gatewayFen: 0,
    count: 0,
    differences: [
      {
        tradeNo: `T${order.orderNo}`,
        portalFen: order.totalFen,
        gatewayFen: 100,
        note: '同一交易的通知内容不一致',
      },
    ],
  });
});

it('of a day that is closed, the explanation is kept in the audit log', async () => {
  const { db } = server.services;
  await db
    .insert(reconciliations)
    .values({ ...(await dayOf('2026-11-27')), at: server.clock() })
    .onConflictDoNothing();
  const office = await actingAs(server, 'shenhe2', 109);
  const explanation = '通知重复，已与支付渠道核对';
  await office.use(finance).closeDay({ params: { day: '2026-11-27' }, body: { explanation } });
  const [row] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'finance.closeDay'), eq(auditLog.subjectId, '2026-11-27')));
  expect(row?.details).toMatchObject({ differences: 1, explanation });
});
