import { randomUUID } from 'node:crypto';
import { contract } from '@ca-portal/api/contract';
import type { ChangeRequest } from '@ca-portal/api/contract';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { cashier } from '@ca-portal/api/groups/cashier';
import { couponAdmin } from '@ca-portal/api/groups/coupon-admin';
import { coupons } from '@ca-portal/api/groups/coupons';
import { chat } from '@ca-portal/api/groups/chat';
import { desk } from '@ca-portal/api/groups/desk';
import { finance } from '@ca-portal/api/groups/finance';
import { files } from '@ca-portal/api/groups/files';
import { handover } from '@ca-portal/api/groups/handover';
import { invoices } from '@ca-portal/api/groups/invoices';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { prestoreAccount } from '@ca-portal/api/groups/prestore-account';
import { review } from '@ca-portal/api/groups/review';
import { eq } from 'drizzle-orm';
import { exampleInput } from '../../../../api/src/mocks/examples.js';
import { certificates } from '../../db/schema/index.js';
import { issueWaiting } from '../../modules/invoices/issue.js';
import {
  applicationFormOf,
  approvedOrder,
  fillAccount,
  handInPapers,
  loginToPay,
  masterLock,
  paidOrder,
  pdfFile,
  personalLock,
  signedNotice,
  writeIntoLock,
  type TestServer,
} from '../../testing/index.js';
import { codeFor, oneLock, userNamed, type Preparations, type User } from './prepare.js';
import { reconcileYesterday } from '../../modules/finance/nightly.js';

const leader = (server: TestServer) => server.loginAs('fuzeren');
const uploaded = async (by: User, name = '附件.pdf') =>
  (await by.use(files).upload({ file: pdfFile(name) })).fileId;

/** The form of an order of his, as the portal made it. */
const ownForm = async (by: User, orderNo: string): Promise<string> =>
  (await by.use(files).upload({ file: await applicationFormOf(by, orderNo) })).fileId;

/** An order of his that waits to be paid. */
async function open(server: TestServer) {
  const by = await leader(server);
  const { orderNo, totalFen } = await by.use(orders).create({ body: personalLock() });
  return { by, orderNo, totalFen, params: { orderNo } };
}
async function paid(server: TestServer, request = personalLock()) {
  const by = await leader(server);
  const { orderNo, version } = await paidOrder(server, by, request);
  return { by, office: await server.loginAs('shenhe1'), orderNo, version, params: { orderNo } };
}
/** A coupon for everybody and everything. */
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
const receiver = { name: '李样例', phone: '15000000000', address: '沈阳市浑南区示例路 18 号' };
const ways = {
  counter: { delivery: 'counter', servicePoint: '一号网点', expectedTotalFen: 19_500 },
  courier: { delivery: 'courier', receiver, expectedTotalFen: 21_000 },
} as const;

/** A lock that the desk has written, and a stick for it. */
async function written(server: TestServer, way: keyof typeof ways) {
  const by = await leader(server);
  const office = await server.loginAs('shenhe1');
  const { orderNo } = await approvedOrder(server, by, personalLock(ways[way]));
  await writeIntoLock(office, orderNo, oneLock());
  const serial = `TABLE-${orderNo}`;
  await office.use(desk).receiveStock({ body: { mediumCode: 'M01', servicePoint: '', serials: [serial] } });
  const params = { orderNo };
  const { version } = await by.use(orders).detail({ params });
  return { by, office, params, body: { version, serial } };
}
async function made(server: TestServer, way: keyof typeof ways) {
  const { by, office, params, body } = await written(server, way);
  const { version } = await office.use(desk).made({ params, body });
  return { by, office, params, version };
}
async function shipment(server: TestServer) {
  const { by, office, params, version } = await made(server, 'courier');
  return { by, office, params, body: { version, courier: '示例快递', trackingNumber: 'SF0000000001' } };
}
/** Somebody’s title and a paid order to invoice. */
async function invoiceable(server: TestServer, title = '示例建设工程有限公司') {
  const { by, orderNo } = await paid(server);
  const form = { ...exampleInput(contract.invoices.addTitle).body, title };
  const { id: titleId } = await by.use(invoices).addTitle({ body: form });
  const { body } = exampleInput(contract.invoices.apply);
  return {
    by,
    body: { ...body, requestId: randomUUID(), titleId, orderNos: [orderNo], expectedFen: 14_500 },
  };
}
async function invoiced(server: TestServer, title?: string) {
  const { by, body } = await invoiceable(server, title);
  const { id } = await by.use(invoices).apply({ body });
  await issueWaiting(server.services);
  return { by, params: { id } };
}
async function idOf(server: TestServer, serialNumber: string): Promise<string> {
  const [row] = await server.services.db
    .select({ id: certificates.id })
    .from(certificates)
    .where(eq(certificates.serialNumber, serialNumber));
  return row?.id ?? '';
}
/** A certificate in a lock, and what every change of it says. */
async function changeable(server: TestServer, kinds: ChangeRequest['attachments'][number]['kind'][]) {
  const by = await server.loginAs('zaojia');
  const { orderNo } = await approvedOrder(server, by);
  const { serialNumber } = await writeIntoLock(by, orderNo, oneLock());
  const certificateId = await idOf(server, serialNumber);
  const attachments: ChangeRequest['attachments'] = [];
  for (const kind of kinds) attachments.push({ kind, fileId: await uploaded(by, `${kind}.pdf`) });
  return { by, common: { requestId: randomUUID(), certificateId, attachments } };
}

/** An approved change of a company's name: its one lock waits to be rewritten. */
async function enterpriseChange(server: TestServer, username: string) {
  const by = await server.loginAs(username);
  const order = await approvedOrder(server, by, masterLock());
  const { serialNumber } = await writeIntoLock(by, order.orderNo, oneLock());
  const attachments = [];
  for (const kind of ['businessLicence', 'changeNotice', 'sealForm'] as const) {
    attachments.push({ kind, fileId: await uploaded(by, `${kind}.pdf`) });
  }
  const { orderNo } = await by.use(caChange).save({
    body: {
      ...exampleInput(contract.caChange.saveCostEngineer).body,
      requestId: randomUUID(),
      certificateId: await idOf(server, serialNumber),
      attachments,
      orderType: '0105',
      changes: ['name'],
      after: { companyName: `改名${order.holderName}`, legalRepresentative: '', creditCode: '', address: '' },
    },
  });
  const params = { orderNo };
  const body = await signedNotice(server, { orderNo, totalFen: 5_000 });
  await server.client().use(payments).alipayNotify({ body });
  await handInPapers(server, orderNo);
  const { version } = await by.use(orders).detail({ params });
  const office = await server.loginAs('shenhe1');
  await office.use(review).approve({ params, body: { version } });
  return { by, params };
}
/** The prepaid account's calls are made with the second token. */
async function payer(server: TestServer, username: string): Promise<User> {
  const client = await server.loginAs(username);
  return { ...client, token: (await client.use(handover).paymentToken()).token };
}

/** Rows that want an order, an invoice or a coupon in a state of its own. */
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
  'payments.alipayForm': async (server) => {
    const { by, params } = await open(server);
    return { by, params };
  },
  'cashier.transfer': async (server) => {
    const { by, orderNo } = await open(server);
    return { by, body: { requestId: randomUUID(), orderNos: [orderNo] } };
  },
  'cashier.payCombined': async (server) => {
    const { by, orderNo, totalFen } = await open(server);
    await fillAccount(server, 'fuzeren', 1_000);
    const smsCode = await codeFor(server, '15000000000', 'balance');
    const sums = { expectedTotalFen: totalFen, expectedBalanceFen: 1_000 };
    return { by, body: { requestId: randomUUID(), orderNos: [orderNo], ...sums, smsCode } };
  },
  'finance.decideTransfer': async (server) => {
    const { by, orderNo } = await open(server);
    const body = { requestId: randomUUID(), orderNos: [orderNo] };
    const { transferNo } = await by.use(cashier).transfer({ body });
    const slip = { fileId: await uploaded(by), transferredFen: 14_500, transferDay: '2026-11-21' };
    await by.use(cashier).transferSlip({ params: { transferNo }, body: slip });
    return { by: await server.loginAs('admin'), params: { transferNo }, body: { approve: true } };
  },
  'prestoreAccount.pay': async (server) => {
    const { orderNo, totalFen } = await open(server);
    await fillAccount(server, 'fuzeren', totalFen);
    const smsCode = await codeFor(server, '15000000000', 'balance');
    const body = { requestId: randomUUID(), orderNos: [orderNo], expectedTotalFen: totalFen, smsCode };
    return { by: await payer(server, 'fuzeren'), body };
  },
  'prestoreAccount.withdrawRefund': async (server) => {
    await fillAccount(server, 'qiye', 10_000);
    const asks = await loginToPay(server, 'qiye');
    const body = { requestId: randomUUID(), amountFen: 10_000, reason: '年底结算' };
    await asks.use(prestoreAccount).refund({ body });
    const { rows } = await asks.use(payments).returns({ query: { page: 1, limit: 1 } });
    return { by: await payer(server, 'qiye'), params: { id: rows[0]!.id } };
  },
  'prestoreAccount.settings': async (server) => {
    const members = [{ userId: (await userNamed(server, 'fuzeren')).id, limitFen: 100_000 }];
    return { by: await payer(server, 'qiye'), body: { warnBelowFen: 50_000, members } };
  },
  'invoices.apply': invoiceable,
  'invoices.correct': async (server) => {
    const { by, params } = await invoiced(server, '已注销示例公司');
    const form = exampleInput(contract.invoices.addTitle).body;
    const { id: titleId } = await by.use(invoices).addTitle({ body: { ...form, title: '改正的抬头' } });
    return { by, params, body: { titleId, email: 'me@example.cn' } };
  },
  'invoices.resend': async (server) => ({
    ...(await invoiced(server, '重发示例公司')),
    body: { email: 'me@example.cn' },
  }),
  'caChange.save': async (server) => {
    const { by, common } = await changeable(server, []);
    const { body } = exampleInput(contract.caChange.saveCostEngineer);
    const rest = { openBids: body.openBids, riskAccepted: body.riskAccepted, agreed: body.agreed };
    const where = { delivery: 'online', receiver: null, servicePoint: '', couponTicketId: null };
    const added = { orderType: '0104', platformCodes: ['P02'], expectedTotalFen: 5_000 };
    return { by, body: { ...common, ...rest, ...where, ...added } };
  },
  'caChange.saveCostEngineer': async (server) => {
    const { by, common } = await changeable(server, ['sealForm', 'registrationCertificate']);
    return { by, body: { ...exampleInput(contract.caChange.saveCostEngineer).body, ...common } };
  },
  'templates.cancellation': async (server) => {
    const { by, common } = await changeable(server, ['explanation']);
    const { body } = exampleInput(contract.caChange.saveCostEngineer);
    const [certificate] = await server.services.db
      .select()
      .from(certificates)
      .where(eq(certificates.id, common.certificateId));
    const { phone } = await userNamed(server, 'zaojia');
    const own = {
      orderType: '0108' as const,
      explanation: '不再使用',
      serialTail: certificate?.serialNumber.slice(-4) ?? '',
      smsCode: await codeFor(server, phone, 'certificate'),
      understood: true as const,
      expectedTotalFen: 0,
    };
    const { openBids, riskAccepted, agreed } = body;
    const where = { delivery: 'online' as const, receiver: null, servicePoint: '', couponTicketId: null };
    const rest = { openBids, riskAccepted, agreed };
    const { orderNo } = await by.use(caChange).save({ body: { ...common, ...rest, ...where, ...own } });
    await handInPapers(server, orderNo);
    const { version } = await by.use(orders).detail({ params: { orderNo } });
    const office = await server.loginAs('shenhe1');
    await office.use(review).approve({ params: { orderNo }, body: { version } });
    return { by, params: { id: orderNo } };
  },
  'caChange.progress': (server) => enterpriseChange(server, 'zhaobiao'),
  'caChange.remind': (server) => enterpriseChange(server, 'yuanlin'),
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
  'finance.closeDay': async (server) => {
    const by = await server.loginAs('admin');
    await reconcileYesterday(server.services);
    const { rows } = await by.use(finance).reconciliations({ query: { page: 1, limit: 1 } });
    return { by, params: { day: rows[0]?.day }, body: { explanation: '已逐笔核对' } };
  },
  'desk.ship': async (server) => {
    const { office, params, body } = await shipment(server);
    return { by: office, params, body };
  },
  'orderService.batchCreate': async (server) => {
    const by = await server.loginAs('qiye');
    const { id: userGuid } = await userNamed(server, 'yuangong09');
    const { body } = exampleInput(contract.orderService.batchCreate);
    const rows = [{ userGuid, productId: 'lock-personal', years: 1, payer: 'company' }];
    return { by, body: { ...body, requestId: randomUUID(), rows, expectedTotalFen: 19_500 } };
  },
};
