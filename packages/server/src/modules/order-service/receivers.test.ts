import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, personalLock, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const home = { name: '李样例', phone: '13000000001', address: '辽宁省大连市甘井子区示例街 9 号' };
const office = { name: '示例收发室', phone: '13000000002', address: '辽宁省沈阳市浑南区示例路 18 号' };

it('lists the caller’s own addresses, the latest first, each place once, and shows them to nobody else', async () => {
  const leader = await server.loginAs('fuzeren');
  const before = (await leader.use(orderService).receivers()).length;
  for (const receiver of [home, office, home]) {
    server.clock.set(new Date(server.clock().getTime() + 60_000));
    // oxlint-disable-next-line no-await-in-loop -- one after the other, each with its time
    await leader
      .use(orders)
      .create({ body: personalLock({ delivery: 'courier', receiver, expectedTotalFen: 21_000 }) });
  }
  const known = await leader.use(orderService).receivers();
  expect(known.slice(0, 2)).toEqual([home, office]);
  expect(known).toHaveLength(before + 2);
  const administrator = await server.loginAs('qiye');
  expect(await administrator.use(orderService).receivers()).not.toContainEqual(home);
});
