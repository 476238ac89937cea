import { defaultPortalConfig, errorCodes } from '@ca-portal/api/domain';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { review } from '@ca-portal/api/groups/review';
import { session } from '@ca-portal/api/groups/session';
import { shop } from '@ca-portal/api/groups/shop';
import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  paidOrder,
  personalLock,
  refusal,
  solvedCaptcha,
  type TestServer,
} from '../testing/index.js';

// A province that has less than the sample one: no courier, no SMS gateway that answers, one product on sale.
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    portal: { ...defaultPortalConfig, courier: false, sandbox: true },
    ports: { sms: { send: () => Promise.reject(new Error('no gateway')) } },
  });
  const office = (await server.loginAs('admin')).use(shopAdmin);
  const { rows } = await office.products({ query: { page: 1, limit: 100 } });
  for (const product of rows.filter(({ id }) => id !== 'lock-personal')) {
    await office.updateProduct({
      params: { id: product.id },
      body: { ...product, unavailableReason: '本省暂不办理' },
    });
  }
});
afterAll(() => server.close());

describe('a province without a courier', () => {
  it('sends nothing, and says how else a lock is had', async () => {
    const person = (await server.loginAs('fuzeren')).use(orders);
    const receiver = { name: '周示例', phone: '13900000001', address: '示例市示例路 1 号' };
    const error = await refusal(person.create({ body: personalLock({ delivery: 'courier', receiver }) }));
    expect(error.code).toBe(errorCodes.badRequest);
    expect(error.message).toBe('本平台不提供邮寄，请选择自取或在线写入');
  });
});

describe('a province with one product', () => {
  it('sells that one and refuses the others with their reason', async () => {
    const { rows } = await server
      .client()
      .use(shop)
      .list({ query: { page: 1, limit: 100 }, body: {} });
    const sold = rows.filter(({ unavailableReason }) => !unavailableReason);
    expect(sold.map(({ id }) => id)).toEqual(['lock-personal']);
    const person = (await server.loginAs('qiye')).use(orders);
    const refused = await refusal(person.create({ body: personalLock({ productId: 'lock-master' }) }));
    expect(refused.code).toBe(errorCodes.productUnavailable);
  });
});

describe('a province whose SMS gateway does not answer', () => {
  it('takes orders and payments, and brings them to the reviewers', async () => {
    const person = await server.loginAs('fuzeren');
    const order = await paidOrder(server, person);
    expect((await person.use(payments).result({ params: { orderNo: order.orderNo } })).paid).toBe(true);
    const queue = await (
      await server.loginAs('shenhe1')
    )
      .use(review)
      .queue({ query: { page: 1, limit: 100 } });
    expect(queue.rows.map(({ orderNo }) => orderNo)).toContain(order.orderNo);
  });
  it('lets people in by their password', async () => {
    const captcha = await solvedCaptcha(server);
    const body = { username: 'zaojia', password: 'Demo@2026', ...captcha };
    const { token } = await server.client().use(session).login({ body });
    expect(token).toMatch(/\w{20}/);
  });
});
