import { randomUUID } from 'node:crypto';
import { contract } from '@ca-portal/api/contract';
import { couponAdmin } from '@ca-portal/api/groups/coupon-admin';
import { coupons } from '@ca-portal/api/groups/coupons';
import { desk } from '@ca-portal/api/groups/desk';
import { orderService } from '@ca-portal/api/groups/order-service';
import { review } from '@ca-portal/api/groups/review';
import { exampleInput } from '../../../../api/src/mocks/examples.js';
import { personalLock, type TestServer } from '../../testing/index.js';
import { leader, ownForm, open, paid, ways, shipment } from './order-states.js';
import { userNamed, type Preparations } from './prepare.js';

/** A coupon for everybody and every order. */
async function coupon(server: TestServer) {
  const by = await server.loginAs('admin');
  const body = {
    ...exampleInput(contract.couponAdmin.add).body,
    name: `通用券${randomUUID().slice(0, 8)}`,
    type: '2' as const,
    thresholdFen: 0,
    orderTypes: [],
  };
  const { id } = await by.use(couponAdmin).add({ body });
  return { by, body, params: { id } };
}

async function refundAsked(server: TestServer) {
  const { by, params, version } = await paid(server);
  const body = { version, expectedFen: 14_500, reason: '暂不需要' };
  const asked = await by.use(orderService).refund({ params, body });
  return { by, params, body: { version: asked.version } };
}

/** Rows that require an order or a coupon in a certain state. */
export const byOrder: Preparations = {
  'orders.create': async (server) => ({ by: await leader(server), body: personalLock() }),
  'orderService.coupon': async (server) => {
    const { params } = await coupon(server);
    const { by, params: order } = await open(server);
    const { ticketId } = await by.use(coupons).claim({ params, body: { requestId: randomUUID() } });
    return { by, params: order, body: { version: 1, couponTicketId: ticketId } };
  },
  'coupons.claim': async (server) => {
    const { params } = await coupon(server);
    return { by: await leader(server), params, body: { requestId: randomUUID() } };
  },
  'couponAdmin.grant': async (server) => {
    const { by, params } = await coupon(server);
    return { by, params, body: { people: ['fuzeren'] } };
  },
  'couponAdmin.update': async (server) => {
    const { by, params, body } = await coupon(server);
    return { by, params, body: { ...body, total: 800 } };
  },
  'orderService.resubmit': async (server) => {
    const { by, office, params, version } = await paid(server, personalLock(ways.counter));
    const reasons = [{ item: 'delivery', code: 'D1', text: '收件信息不完整' }];
    const rejected = await office.use(review).reject({ params, body: { version, reasons } });
    const attachments = [{ kind: 'applicationForm', fileId: await ownForm(by, params.orderNo) }];
    const values = [{ item: 'delivery', value: '二号网点' }];
    return { by, params, body: { version: rejected.version, attachments, values, remark: '' } };
  },
  'orderService.attach': async (server) => {
    const { by, params, version } = await paid(server);
    const fileId = await ownForm(by, params.orderNo);
    return { by, params, body: { version, kind: 'applicationForm', fileId } };
  },
  'orderService.refund': async (server) => {
    const { by, params, version } = await paid(server);
    return { by, params, body: { version, expectedFen: 14_500, reason: '暂不需要' } };
  },
  'orderService.withdrawRefund': refundAsked,
  'orderService.received': async (server) => {
    const { by, office, params, body } = await shipment(server);
    const { version } = await office.use(desk).ship({ params, body });
    return { by, params, body: { version } };
  },
  'orderService.batchCreate': async (server) => {
    const by = await server.loginAs('qiye');
    const { id: userGuid } = await userNamed(server, 'yuangong09');
    const { body } = exampleInput(contract.orderService.batchCreate);
    const rows = [{ userGuid, productId: 'lock-personal', years: 1, payer: 'company' }];
    return { by, body: { ...body, requestId: randomUUID(), rows, expectedTotalFen: 19_500 } };
  },
};
