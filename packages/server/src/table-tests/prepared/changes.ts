import { randomUUID } from 'node:crypto';
import { contract, type ChangeRequest } from '@ca-portal/api/contract';
import { caChange } from '@ca-portal/api/groups/ca-change';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { review } from '@ca-portal/api/groups/review';
import { eq } from 'drizzle-orm';
import { exampleInput } from '../../../../api/src/mocks/examples.js';
import { certificates } from '../../db/schema/index.js';
import {
  approvedOrder,
  handInPapers,
  masterLock,
  signedNotice,
  writeIntoLock,
  type TestServer,
} from '../../testing/index.js';
import { uploaded } from './order-states.js';
import { codeFor, oneLock, userNamed, type Preparations } from './prepare.js';

async function idOf(server: TestServer, serialNumber: string): Promise<string> {
  const [row] = await server.services.db
    .select({ id: certificates.id })
    .from(certificates)
    .where(eq(certificates.serialNumber, serialNumber));
  return row?.id ?? '';
}

/** A certificate in a lock, and the common part of every change of it. */
async function changeable(server: TestServer, kinds: ChangeRequest['attachments'][number]['kind'][]) {
  const by = await server.loginAs('zaojia');
  const { orderNo } = await approvedOrder(server, by);
  const { serialNumber } = await writeIntoLock(by, orderNo, oneLock());
  const certificateId = await idOf(server, serialNumber);
  const attachments: ChangeRequest['attachments'] = [];
  for (const kind of kinds) attachments.push({ kind, fileId: await uploaded(by, `${kind}.pdf`) });
  return { by, common: { requestId: randomUUID(), certificateId, attachments } };
}

/** An approved change of a company's name: its only lock waits to be rewritten. */
async function enterpriseChange(server: TestServer, username: string) {
  const by = await server.loginAs(username);
  const order = await approvedOrder(server, by, masterLock());
  const { serialNumber } = await writeIntoLock(by, order.orderNo, oneLock());
  const attachments = [];
  for (const kind of ['businessLicense', 'changeNotice', 'sealForm'] as const) {
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

/** Rows that change a certificate. */
export const byChange: Preparations = {
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
};
