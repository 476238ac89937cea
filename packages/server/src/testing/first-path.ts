import { randomUUID } from 'node:crypto';
import type { Client, OrderDetail, OrderRequest } from '@ca-portal/api';
import { certificates } from '@ca-portal/api/groups/certificates';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { review } from '@ca-portal/api/groups/review';
import { templates } from '@ca-portal/api/groups/templates';
import { eq } from 'drizzle-orm';
import { files, orderAttachments, orders as orderTable } from '../db/schema/index.js';
import { missingOf } from '../services/orders/index.js';
import { signNotice } from '../adapters/payment/live/signature.js';
import { sandboxAppId, sandboxKeys } from '../adapters/payment/sandbox/keys.js';
import type { OutcomeName } from '../adapters/payment/sandbox/outcomes.js';
import type { TestServer } from './create-test-server.js';
import { testLock, type TestLock } from './test-lock.js';

/** A personal lock; fuzeren and zaojia may order any number. */
export const personalLock = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  requestId: randomUUID(),
  productId: 'lock-personal',
  providerCode: 'F01',
  platformCodes: ['P01'],
  years: 1,
  delivery: 'online',
  expectedTotalFen: 14500,
  agreed: true,
  ...changes,
});

/** The company's only master lock: 200 × 2 years, two seals, one extra platform. */
export const masterLock = (changes: Partial<OrderRequest> = {}): OrderRequest =>
  personalLock({
    productId: 'lock-master',
    platformCodes: ['P01', 'P02'],
    years: 2,
    expectedTotalFen: 50000,
    ...changes,
  });

/** Plays the user at the sandbox cashier; answers the address to which he is sent back. */
export async function payAtSandbox(
  server: TestServer,
  client: Client,
  orderNo: string,
  outcome: OutcomeName = 'repeated',
): Promise<string> {
  const { fields } = await client.use(payments).alipayForm({ params: { orderNo } });
  const answer = await fetch(`${server.url}/sandbox/alipay/pay`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, sandbox_outcome: outcome }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`the cashier answered ${answer.status}`);
  return answer.headers.get('location') ?? '';
}

/** A notice as Alipay signs it; `changes` are applied before signing. */
export async function signedNotice(
  server: TestServer,
  order: Pick<OrderDetail, 'orderNo' | 'totalFen'>,
  changes: Record<string, string> = {},
): Promise<Record<string, string>> {
  const { alipay } = await sandboxKeys(server.services.vault);
  const fields: Record<string, string> = {
    app_id: sandboxAppId,
    out_trade_no: order.orderNo,
    trade_no: `T${order.orderNo}`,
    total_amount: (order.totalFen / 100).toFixed(2),
    trade_status: 'TRADE_SUCCESS',
    gmt_payment: '2026-11-21 10:00:00',
    sign_type: 'RSA2',
    ...changes,
  };
  return { ...fields, sign: signNotice(fields, alipay.privateKey) };
}

/** A paid order of this client. */
export async function paidOrder(
  server: TestServer,
  client: Client,
  request: OrderRequest = personalLock(),
): Promise<OrderDetail> {
  const order = await client.use(orders).create({ body: request });
  const body = await signedNotice(server, order);
  await server.client().use(payments).alipayNotify({ body });
  return client.use(orders).detail({ params: { orderNo: order.orderNo } });
}

/** Adds the missing attachments to the order, as if its owner had submitted them; the version stays. */
export async function handInPapers({ services: { db, clock } }: TestServer, orderNo: string): Promise<void> {
  const [order] = await db.select().from(orderTable).where(eq(orderTable.orderNo, orderNo));
  if (!order) throw new Error(`no order ${orderNo}`);
  const [ownerId, createdAt] = [order.userId, clock()];
  for (const kind of await missingOf(db, order)) {
    const id = randomUUID();
    const name = `${kind}.pdf`;
    const bytes = { extension: 'pdf', type: 'application/pdf', size: 15, sha256: '' };
    await db.insert(files).values({ id, ownerId, name, ...bytes, createdAt });
    await db.insert(orderAttachments).values({ orderNo, kind, fileId: id, createdAt });
  }
}

/** A paid and approved order. */
export async function approvedOrder(
  server: TestServer,
  client: Client,
  request: OrderRequest = personalLock(),
): Promise<OrderDetail> {
  const { orderNo, version } = await paidOrder(server, client, request);
  await handInPapers(server, orderNo);
  const reviewer = await server.loginAs('shenhe1');
  await reviewer.use(review).approve({ params: { orderNo }, body: { version } });
  return client.use(orders).detail({ params: { orderNo } });
}

/** Writes the certificate of an approved order into a lock, all four steps. */
export async function writeIntoLock(client: Client, orderNo: string, lock: TestLock = testLock()) {
  const desk = client.use(certificates);
  const params = { orderNo };
  const { issueId, challenge } = await desk.issueBegin({ params, body: { deviceId: 'SIM-0001' } });
  const issued = await desk.issueSign({ params, body: { issueId, ...lock.proofs(challenge) } });
  const { serialNumber } = issued;
  const { state } = await desk.issueInstalled({
    params,
    body: { issueId, serialNumber, signature: lock.sign(issueId) },
  });
  return { ...issued, issueId, state, lock };
}

/**
 * The form of an order as its owner downloads it, ready to submit; `platformCodes` prints other platforms.
 */
export async function applicationFormOf(
  client: Client,
  orderNo: string,
  platformCodes: string[] = [],
): Promise<File> {
  const form = { params: { id: orderNo }, body: { platformCodes, remark: '' } };
  const { fileName, content } = await client.use(templates).projectLeader(form);
  return new File([content], fileName, { type: content.type });
}
