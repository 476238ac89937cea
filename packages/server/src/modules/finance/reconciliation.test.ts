import type { OrderDetail } from '@ca-portal/api';
import { permissions } from '@ca-portal/api/domain';
import { finance } from '@ca-portal/api/groups/finance';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  auditLog,
  messageRecipients,
  messages,
  roleMenus,
  sysMenus,
  sysRoles,
  userRoles,
  users,
} from '../../db/schema/index.js';
import {
  actingAs,
  createTestServer,
  loginToPay,
  personalLock,
  signedNotice,
  type TestServer,
} from '../../testing/index.js';
import { reconcileYesterday } from './nightly.js';
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

it('is reported to whom the administrator has made a finance officer, and not to those he has stopped', async () => {
  const { db } = server.services;
  const at = server.clock();
  const [role] = await db
    .insert(sysRoles)
    .values({ name: '财务专员', key: 'finance', createdAt: at })
    .returning({ id: sysRoles.id });
  const [menu] = await db
    .select({ id: sysMenus.id })
    .from(sysMenus)
    .where(eq(sysMenus.permission, permissions.manageFinance));
  await db.insert(roleMenus).values({ roleId: role!.id, menuId: menu!.id });
  const idOf = async (username: string) =>
    (await db.select({ id: users.id }).from(users).where(eq(users.username, username)))[0]!.id;
  const [officer, stopped] = [await idOf('zaojia'), await idOf('zhuanjia')];
  await db
    .insert(userRoles)
    .values([officer, stopped].map((userId) => ({ userId, roleId: role!.id, createdAt: at })));
  await db.update(users).set({ disabled: true }).where(eq(users.id, stopped));
  server.clock.set(new Date('2026-11-28T03:00:00Z'));
  await reconcileYesterday(server.services);
  const told = await db
    .selectDistinct({ userId: messageRecipients.userId })
    .from(messageRecipients)
    .innerJoin(messages, eq(messages.id, messageRecipients.messageId))
    .where(
      and(eq(messages.link, '/operation/finance?list=reconciliation'), eq(messages.sendTime, server.clock())),
    );
  const ids = told.map(({ userId }) => userId);
  expect(ids).toContain(officer);
  // By the wildcard of role 109.
  expect(ids).toContain(await idOf('admin'));
  expect(ids).not.toContain(stopped);
  expect(ids).not.toContain(await idOf('shenhe1'));
});

it('of a day that is closed, the explanation is kept in the audit log', async () => {
  const { db } = server.services;
  const office = await actingAs(server, 'shenhe2', 109);
  const explanation = '通知重复，已与支付渠道核对';
  await office.use(finance).closeDay({ params: { day: '2026-11-27' }, body: { explanation } });
  const [row] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'finance.closeDay'), eq(auditLog.subjectId, '2026-11-27')));
  expect(row?.details).toMatchObject({ differences: 1, explanation });
});
