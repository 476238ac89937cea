import { randomUUID } from 'node:crypto';
import type { Client } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { cashier } from '@ca-portal/api/groups/cashier';
import { coupons as couponGroup } from '@ca-portal/api/groups/coupons';
import { files } from '@ca-portal/api/groups/files';
import { finance } from '@ca-portal/api/groups/finance';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coupons, ledgerEntries, refunds } from '../../db/schema/index.js';
import {
  actingAs,
  createTestServer,
  loginToPay,
  pdfFile,
  personalLock,
  refusal,
  type TestServer,
} from '../../testing/index.js';

/* A coupon that is chosen or removed between the announcement of a transfer and its slip. */

let server: TestServer;
let payer: Client;
let office: Client;

beforeAll(async () => {
  server = await createTestServer();
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
  payer = await loginToPay(server, 'fuzeren');
  office = await actingAs(server, 'shenhe2', 109);
});
afterAll(() => server.close());

async function ticket(amountFen: number): Promise<number> {
  const [row] = await server.services.db
    .insert(coupons)
    .values({
      name: '测试券',
      amountFen,
      type: '2',
      orderTypes: [],
      startTime: new Date('2026-11-01T00:00:00Z'),
      endTime: new Date('2026-12-31T00:00:00Z'),
      total: 1,
      createdAt: server.clock(),
    })
    .returning({ id: coupons.id });
  const body = { requestId: randomUUID() };
  return (await payer.use(couponGroup).claim({ params: { id: row!.id }, body })).ticketId;
}
const order = (couponTicketId: number | null) =>
  payer.use(orders).create({ body: { ...personalLock(), couponTicketId } });
const choose = (orderNo: string, couponTicketId: number | null) =>
  payer.use(orderService).coupon({ params: { orderNo }, body: { version: 1, couponTicketId } });
const announce = (...orderNos: string[]) =>
  payer.use(cashier).transfer({ body: { requestId: randomUUID(), orderNos } });
async function handIn(transferNo: string, transferredFen: number) {
  const { fileId } = await payer.use(files).upload({ file: pdfFile('汇款凭证.pdf') });
  const body = { fileId, transferredFen, transferDay: '2026-11-21' };
  return payer.use(cashier).transferSlip({ params: { transferNo }, body });
}
const confirm = (transferNo: string) =>
  office.use(finance).decideTransfer({ params: { transferNo }, body: { approve: true } });
const paidFor = async (orderNo: string) =>
  (await server.services.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderNo, orderNo))).map(
    ({ amountFen }) => amountFen,
  );

it('removed, does not let the lower price pay the whole order', async () => {
  const { orderNo } = await order(await ticket(5_000));
  const { transferNo, amountFen, remarkCode } = await announce(orderNo);
  expect(amountFen).toBe(9_500);
  await choose(orderNo, null);
  // The same transfer, so that the remark on a slip stays true, with what is due now.
  expect(await announce(orderNo)).toMatchObject({ transferNo, remarkCode, amountFen: 14_500 });
  expect(await handIn(transferNo, 9_500)).toMatchObject({ amountFen: 14_500, difference: true });
  expect(await refusal(confirm(transferNo))).toMatchObject({
    code: errorCodes.amountMismatch,
    message: '汇款金额不足，还差 ¥50.00，不能确认到账，请联系付款单位补足',
  });
  expect(await paidFor(orderNo)).toEqual([]);
});

it('chosen, leaves what was paid too much to be returned', async () => {
  const [{ orderNo }, other] = [await order(null), await order(null)];
  const { transferNo, amountFen } = await announce(orderNo, other.orderNo);
  expect(amountFen).toBe(29_000);
  await choose(orderNo, await ticket(5_000));
  expect(await handIn(transferNo, 29_000)).toMatchObject({ amountFen: 24_000, difference: true });
  expect(await confirm(transferNo)).toMatchObject({ state: 'confirmed', amountFen: 24_000 });
  expect([await paidFor(orderNo), await paidFor(other.orderNo)]).toEqual([[9_500], [14_500]]);
  const back = await server.services.db
    .select({ amountFen: refunds.amountFen, state: refunds.state })
    .from(refunds)
    .where(like(refunds.businessKey, `return:transfer:${transferNo}/%`));
  expect(back).toEqual([{ amountFen: 5_000, state: 'waiting' }]);
});

it('cannot be changed once finance has the slip', async () => {
  const { orderNo } = await order(null);
  const { transferNo } = await announce(orderNo);
  await handIn(transferNo, 14_500);
  expect((await refusal(choose(orderNo, await ticket(5_000)))).code).toBe(errorCodes.orderInPayment);
});
