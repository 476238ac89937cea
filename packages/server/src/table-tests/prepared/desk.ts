import { randomUUID } from 'node:crypto';
import { chat } from '@ca-portal/api/groups/chat';
import { desk } from '@ca-portal/api/groups/desk';
import { orderService } from '@ca-portal/api/groups/order-service';
import { handInPapers, personalLock } from '../../testing/index.js';
import { paid, ways, written, made, shipment } from './order-states.js';
import type { Preparations } from './prepare.js';

/** Rows of reviewers, making desk and handover. */
export const byDesk: Preparations = {
  'review.detail': async (server) => {
    const { office, params } = await paid(server);
    return { by: office, params };
  },
  'review.approve': async (server) => {
    const { office, params, version } = await paid(server);
    await handInPapers(server, params.orderNo);
    return { by: office, params, body: { version } };
  },
  'review.reject': async (server) => {
    const { office, params, version } = await paid(server, personalLock(ways.counter));
    const reasons = [{ item: 'delivery', code: 'D1', text: '收件信息不完整' }];
    return { by: office, params, body: { version, reasons } };
  },
  'desk.attachments': async (server) => {
    const { office, params } = await paid(server);
    return { by: office, params };
  },
  'desk.claim': async (server) => {
    const { office, params } = await paid(server);
    return { by: office, params };
  },
  'desk.release': async (server) => {
    const { office, params } = await paid(server);
    await office.use(desk).claim({ params });
    return { by: office, params };
  },
  'desk.made': async (server) => {
    const { office, params, body } = await written(server, 'counter');
    return { by: office, params, body };
  },
  'desk.labels': async (server) => {
    const { office, params } = await written(server, 'counter');
    return { by: office, query: { orderNos: params.orderNo } };
  },
  'desk.handOver': async (server) => {
    const { by, office, params, version } = await made(server, 'counter');
    const { deliveries } = await by.use(orderService).service({ params });
    const collector = { collectorName: '李样例', collectorIdNumber: '210200197902280139' };
    const pickupCode = deliveries[0]?.pickupCode;
    return { by: office, params, body: { version, pickupCode, ...collector } };
  },
  'desk.moveStick': async (server) => {
    const by = await server.loginAs('shenhe1');
    const serial = `MOVED-${randomUUID().slice(0, 8)}`;
    await by.use(desk).receiveStock({ body: { mediumCode: 'M01', servicePoint: '', serials: [serial] } });
    const { rows } = await by.use(desk).stock({ query: { page: 1, limit: 1, keyword: serial } });
    return {
      by,
      params: { id: rows[0]?.id },
      body: { from: 'stock', to: 'damaged', reason: '外壳破裂' },
    };
  },
  'desk.settleQuestion': async (server) => {
    const by = await server.loginAs('shenhe1');
    await by.use(chat).ask({ query: { keyword: 'xqzwv', ptId: '1' } });
    const { rows } = await by.use(desk).questions({ query: { page: 1, limit: 1 } });
    return { by, params: { id: rows[0]?.id }, body: { answered: false } };
  },
  'desk.ship': async (server) => {
    const { office, params, body } = await shipment(server);
    return { by: office, params, body };
  },
  'desk.correctParcel': async (server) => {
    const { office, params, body } = await shipment(server);
    const { version } = await office.use(desk).ship({ params, body });
    return { by: office, params, body: { ...body, version, trackingNumber: 'SF0000000002' } };
  },
  'desk.parcelBack': async (server) => {
    const { office, params, body } = await shipment(server);
    const { version } = await office.use(desk).ship({ params, body });
    return { by: office, params, body: { version, reason: '收件地址不详，快递退回' } };
  },
};
