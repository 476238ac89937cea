import { randomUUID } from 'node:crypto';
import type { Client, OrderDetail } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { coupons as couponGroup } from '@ca-portal/api/groups/coupons';
import { files } from '@ca-portal/api/groups/files';
import { finance } from '@ca-portal/api/groups/finance';
import { orderService as group } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { payments } from '@ca-portal/api/groups/payments';
import { review } from '@ca-portal/api/groups/review';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  coupons,
  couponTickets,
  messageRecipients,
  messages,
  orders as orderRows,
  userRoles,
  users,
} from '../../db/schema/index.js';
import {
  actingAs,
  applicationFormOf,
  approvedOrder,
  createTestServer,
  handInPapers,
  paidOrder,
  personalLock,
  refusal,
  signedNotice,
  writeIntoLock,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
let leader: Client;
let boss: Client;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
  leader = await server.loginAs('fuzeren');
  boss = await server.loginAs('qiye');
});
afterAll(() => server.close());

const at = (order: Pick<OrderDetail, 'orderNo'>) => ({ params: { orderNo: order.orderNo } });
const service = (order: OrderDetail, client = leader) => client.use(group).service(at(order));
const now = (order: OrderDetail, client = leader) => client.use(orders).detail(at(order));

async function ticket(amountFen: number, client = leader): Promise<number> {
  const [row] = await server.services.db
    .insert(coupons)
    .values({
      name: '测试券',
      amountFen,
      type: '2',
      orderTypes: [],
      startTime: new Date('2026-11-01T00:00:00Z'),
      endTime: new Date('2026-12-31T00:00:00Z'),
      total: 100,
      createdAt: server.clock(),
    })
    .returning({ id: coupons.id });
  const body = { requestId: randomUUID() };
  return (await client.use(couponGroup).claim({ params: { id: row!.id }, body })).ticketId;
}
const ticketRow = async (id: number) =>
  (await server.services.db.select().from(couponTickets).where(eq(couponTickets.id, id)))[0];
const choose = (order: OrderDetail, version: number, couponTicketId: number | null) =>
  leader.use(group).coupon({ ...at(order), body: { version, couponTicketId } });

describe('a coupon on an unpaid order', () => {
  it('is on a new order from the start, once per form, and never a stranger’s', async () => {
    const id = await ticket(500);
    const body = { ...personalLock(), couponTicketId: id };
    const order = await leader.use(orders).create({ body });
    expect(order).toMatchObject({ state: 20, totalFen: 14_500, couponFen: 500 });
    expect(await ticketRow(id)).toMatchObject({ state: '3', orderNo: order.orderNo });
    // Sent again by a page that has reloaded its coupons: the frozen one is no longer among them.
    const again = await leader.use(orders).create({ body: { ...body, couponTicketId: null } });
    expect(again).toMatchObject({ orderNo: order.orderNo, couponFen: 500 });
    const refused = async (couponTicketId: number) =>
      (await refusal(leader.use(orders).create({ body: { ...personalLock(), couponTicketId } }))).code;
    expect(await refused(id)).toBe(errorCodes.couponUnusable);
    const before = (await leader.use(orders).list({ query: { page: 1, limit: 1 } })).total;
    expect(await refused(await ticket(500, await server.loginAs('zaojia')))).toBe(errorCodes.notFound);
    expect((await leader.use(orders).list({ query: { page: 1, limit: 1 } })).total).toBe(before);
    await leader.use(orders).cancel(at(order));
    expect(await ticketRow(id)).toMatchObject({ state: '0', orderNo: null });
  });

  it('that covers a new order leaves nothing to pay', async () => {
    const couponTicketId = await ticket(50_000);
    const order = await leader.use(orders).create({ body: { ...personalLock(), couponTicketId } });
    expect(order).toMatchObject({ state: 30, couponFen: 14_500 });
    expect(await ticketRow(couponTicketId)).toMatchObject({ state: '1' });
  });

  it('that covered everything is returned when the order is given up, before the review and after it', async () => {
    const couponTicketId = await ticket(50_000);
    const place = () => leader.use(orders).create({ body: { ...personalLock(), couponTicketId } });
    const giveUp = async (order: OrderDetail) => {
      expect((await now(order)).actions).toEqual(['cancel']);
      const ended = await leader.use(orders).cancel(at(order));
      expect(ended).toMatchObject({ state: 90, actions: [] });
      expect(ended.timeline[0]?.event).toBe('withdraw');
      expect(await ticketRow(couponTicketId)).toMatchObject({ state: '0', orderNo: null });
    };
    await giveUp(await place());
    const refused = await place();
    const desk = await server.loginAs('shenhe1');
    const reasons = [{ item: 'platforms', code: 'F1', text: '与申请表不一致' }];
    await desk
      .use(review)
      .reject({ ...at(refused), body: { version: refused.version, reasons, final: true } });
    expect((await now(refused)).timeline[0]?.detail).toContain('可以撤回申请');
    await giveUp(refused);
    const passed = await place();
    await handInPapers(server, passed.orderNo);
    await desk.use(review).approve({ ...at(passed), body: { version: (await now(passed)).version } });
    expect((await now(passed)).timeline[0]?.detail).toBe('资料已通过，可以写入证书');
    expect((await now(passed)).actions).toEqual(['cancel', 'issue']);
    await leader.use(orders).cancel(at(passed));
    expect(await ticketRow(couponTicketId)).toMatchObject({ state: '0', orderNo: null });
    // Paid money is returned only by a refund.
    const paid = await paidOrder(server, leader);
    expect(paid.actions).toEqual([]);
    expect((await refusal(leader.use(orders).cancel(at(paid)))).code).toBe(errorCodes.orderStateConflict);
  });

  it('lowers what is paid, freezes the ticket, and is used with the payment', async () => {
    const order = await leader.use(orders).create({ body: personalLock() });
    const [small, large] = [await ticket(500), await ticket(5000)];
    expect(await choose(order, 1, small)).toMatchObject({ version: 2, couponFen: 500, payableFen: 14_000 });
    expect((await refusal(choose(order, 1, large))).code).toBe(errorCodes.orderOutdated);
    expect(await choose(order, 2, large)).toMatchObject({ couponTicketId: large, payableFen: 9_500 });
    expect(await ticketRow(small)).toMatchObject({ state: '0', orderNo: null });
    expect(await ticketRow(large)).toMatchObject({ state: '3', orderNo: order.orderNo });
    const { fields } = await leader.use(payments).alipayForm(at(order));
    expect(JSON.parse(fields['biz_content']!)).toMatchObject({ total_amount: '95.00' });
    const body = await signedNotice(server, { ...order, totalFen: 9_500 });
    expect(await server.client().use(payments).alipayNotify({ body })).toBe('success');
    expect(await ticketRow(large)).toMatchObject({ state: '1' });
    expect(await service(order)).toMatchObject({ state: 30, tab: 'review', refund: { paidFen: 9_500 } });
  });

  it('is returned when the order is cancelled, and cannot be on two orders', async () => {
    const [a, b] = [
      await leader.use(orders).create({ body: personalLock() }),
      await leader.use(orders).create({ body: personalLock() }),
    ];
    const id = await ticket(500);
    await choose(a, 1, id);
    expect((await refusal(choose(b, 1, id))).code).toBe(errorCodes.couponUnusable);
    await leader.use(orders).cancel(at(a));
    expect(await ticketRow(id)).toMatchObject({ state: '0', orderNo: null });
    const engineer = await server.loginAs('zaojia');
    expect((await refusal(choose(b, 1, await ticket(500, engineer)))).code).toBe(errorCodes.notFound);
  });

  it('is free again when an older form pays the whole price', async () => {
    const order = await leader.use(orders).create({ body: personalLock() });
    const id = await ticket(500);
    await choose(order, 1, id);
    const body = await signedNotice(server, order);
    expect(await server.client().use(payments).alipayNotify({ body })).toBe('success');
    expect(await ticketRow(id)).toMatchObject({ state: '0', orderNo: null });
    expect(await service(order)).toMatchObject({ state: 30, couponFen: 0, refund: { paidFen: 14_500 } });
  });

  it('pays the order when it covers everything', async () => {
    const order = await leader.use(orders).create({ body: personalLock() });
    const id = await ticket(50_000);
    expect(await choose(order, 1, id)).toMatchObject({ state: 30, payableFen: 0, couponFen: 14_500 });
    expect(await ticketRow(id)).toMatchObject({ state: '1' });
  });
});

describe('a refund', () => {
  const ask = (order: OrderDetail, version: number, expectedFen = 14_500) =>
    leader.use(group).refund({ ...at(order), body: { version, expectedFen, reason: '暂不需要' } });

  it('is requested once, stops the review, and can be withdrawn', async () => {
    const order = await paidOrder(server, leader);
    expect(await service(order)).toMatchObject({
      refund: { status: 0, refundableFen: 14_500, path: '原路退回支付宝', unavailableReason: '' },
    });
    expect((await refusal(ask(order, 2, 10_000))).code).toBe(errorCodes.amountChanged);
    expect(await ask(order, 2)).toMatchObject({ version: 3, tab: 'afterSales', refund: { status: 1 } });
    expect((await refusal(ask(order, 3))).code).toBe(errorCodes.refundNotAllowed);
    const reviewer = await server.loginAs('shenhe1');
    const approve = (version: number) => reviewer.use(review).approve({ ...at(order), body: { version } });
    expect(await refusal(approve(3))).toMatchObject({
      code: errorCodes.orderStateConflict,
      message: '订单当前为“退款中”，不能进行此操作，请刷新后查看',
    });
    const withdraw = () => leader.use(group).withdrawRefund({ ...at(order), body: { version: 3 } });
    expect(await withdraw()).toMatchObject({ version: 4, tab: 'review', refund: { status: 0 } });
    await handInPapers(server, order.orderNo);
    await expect(approve(4)).resolves.toMatchObject({ state: 40 });
  });

  it('requested while the making starts gives one of the two, never both', async () => {
    for (let n = 0; n < 3; n += 1) {
      const order = await approvedOrder(server, leader);
      const { version, refund } = await service(order);
      const body = { version, expectedFen: refund.refundableFen, reason: '暂不需要' };
      const [asked, made] = await Promise.allSettled([
        leader.use(group).refund({ ...at(order), body }),
        writeIntoLock(await server.loginAs('fuzeren'), order.orderNo),
      ]);
      const { state, refundStatus } = await now(order);
      expect([asked.status, made.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
      expect(refundStatus).toBe(asked.status === 'fulfilled' ? 1 : 0);
      expect(state === 40).toBe(asked.status === 'fulfilled');
    }
  });

  it('deducts prepared parts once the review has passed, and says so for good', async () => {
    const order = await approvedOrder(server, leader);
    const { refund, version } = await service(order);
    // The seal has been made; the lock is the holder's own.
    expect(refund).toMatchObject({ paidFen: 14_500, deductionFen: 2_500, refundableFen: 12_000 });
    expect(await ask(order, version, 12_000)).toMatchObject({ refund: { status: 1 } });
    const office = (await actingAs(server, 'shenhe2', 109)).use(finance);
    const { rows } = await office.refunds({ query: { page: 1, limit: 1, keyword: order.orderNo } });
    for (const from of ['waiting', 'paying'] as const)
      await office.decideRefund({ params: { id: rows[0]!.id }, body: { from, approve: true } });
    expect(await service(order)).toMatchObject({
      state: 95,
      refund: { status: 2, paidFen: 14_500, deductionFen: 2_500, refundableFen: 12_000 },
    });
  });

  it('is not for unpaid orders, nor for strangers', async () => {
    const order = await leader.use(orders).create({ body: personalLock() });
    expect((await refusal(ask(order, 1))).code).toBe(errorCodes.refundNotAllowed);
    const stranger = await server.loginAs('zaojia');
    expect((await refusal(service(order, stranger))).code).toBe(errorCodes.notFound);
  });
});

describe('a missing attachment of an order', () => {
  const pdf = (name: string) =>
    new File([Buffer.from('%PDF-1.4\n%%EOF\n')], name, { type: 'application/pdf' });

  it('is added before the review; a form is checked against its order', async () => {
    const [order, other] = [await paidOrder(server, leader), await paidOrder(server, leader)];
    expect((await service(order)).missing).toContain('applicationForm');
    const send = async (
      kind: 'applicationForm' | 'idFront' | 'sealForm',
      file: File,
      version = order.version,
    ) => {
      const { fileId } = await leader.use(files).upload({ file });
      return leader.use(group).attach({ ...at(order), body: { version, kind, fileId } });
    };
    const form = await applicationFormOf(leader, order.orderNo);
    expect(await refusal(send('applicationForm', pdf('空白.pdf')))).toMatchObject({
      code: errorCodes.formUnreadable,
    });
    const foreign = await applicationFormOf(leader, other.orderNo);
    expect(await refusal(send('applicationForm', foreign))).toMatchObject({
      code: errorCodes.formOfOtherOrder,
      message: expect.stringContaining(other.orderNo) as unknown,
    });
    const onOther = await applicationFormOf(leader, order.orderNo, ['P03']);
    expect(await refusal(send('applicationForm', onOther))).toMatchObject({
      code: errorCodes.formPlatformsDiffer,
      message: expect.stringMatching(/企业采购平台.*省级工程建设交易平台/) as unknown,
    });
    expect((await refusal(send('applicationForm', form, 1))).code).toBe(errorCodes.orderOutdated);
    const after = await send('applicationForm', form);
    expect(after.missing).not.toContain('applicationForm');
    expect(after.version).toBe(order.version + 1);
    expect((await refusal(send('applicationForm', form, after.version))).code).toBe(
      errorCodes.paperNotWanted,
    );
    expect((await refusal(send('sealForm', pdf('印章.pdf'), after.version))).code).toBe(
      errorCodes.paperNotWanted,
    );
    expect((await send('idFront', pdf('人像面.pdf'), after.version)).missing).not.toContain('idFront');
  });

  it('cannot be added by others, nor to a decided order', async () => {
    const order = await approvedOrder(server, leader);
    const body = {
      version: order.version,
      kind: 'applicationForm' as const,
      fileId: (await leader.use(files).upload({ file: pdf('a.pdf') })).fileId,
    };
    expect((await refusal(leader.use(group).attach({ ...at(order), body }))).code).toBe(
      errorCodes.orderStateConflict,
    );
    const stranger = await server.loginAs('zaojia');
    const own = { ...body, fileId: (await stranger.use(files).upload({ file: pdf('a.pdf') })).fileId };
    expect((await refusal(stranger.use(group).attach({ ...at(order), body: own }))).code).toBe(404);
  });

  it('may come with a new order, except the form', async () => {
    const { fileId } = await leader.use(files).upload({ file: pdf('人像面.pdf') });
    const create = (kind: 'idFront' | 'applicationForm') =>
      leader.use(orders).create({ body: personalLock({ attachments: [{ kind, fileId }] }) });
    expect((await refusal(create('applicationForm'))).code).toBe(errorCodes.formBeforeOrder);
    const order = await create('idFront');
    expect(await service(order)).toMatchObject({
      attachments: [{ kind: 'idFront', file: { fileId } }],
      missing: ['applicationForm', 'idBack', 'signatureInHand'],
    });
  });
});

describe('a rejected order', () => {
  it('is submitted again with corrections, without a second payment', async () => {
    const order = await paidOrder(
      server,
      leader,
      personalLock({ delivery: 'counter', servicePoint: '一号网点', expectedTotalFen: 19_500 }),
    );
    const reviewer = await server.loginAs('shenhe1');
    const reasons = [{ item: 'delivery', code: 'D1', text: '收件信息不完整' }];
    await reviewer.use(review).reject({ ...at(order), body: { version: 2, reasons } });
    expect(await service(order)).toMatchObject({ tab: 'correct', correctBefore: '2026-12-21 10:00:00' });
    const upload = await leader.use(files).upload({ file: await applicationFormOf(leader, order.orderNo) });
    const body = {
      version: 3,
      attachments: [{ kind: 'applicationForm' as const, fileId: upload.fileId }],
      values: [{ item: 'delivery', value: '二号网点' }],
      remark: '已修改网点',
    };
    const again = (changes: Partial<typeof body> = {}) =>
      leader.use(group).resubmit({ ...at(order), body: { ...body, ...changes } });
    const other = [{ item: 'holder', value: '别人' }];
    expect((await refusal(again({ values: other }))).code).toBe(errorCodes.badRequest);
    const foreign = [{ kind: 'applicationForm' as const, fileId: randomUUID() }];
    expect((await refusal(again({ attachments: foreign }))).code).toBe(errorCodes.fileNotOwned);
    expect(await again()).toMatchObject({ state: 30, servicePoint: '二号网点', rejection: [] });
    expect((await service(order)).attachments).toMatchObject([
      { kind: 'applicationForm', file: { fileId: upload.fileId }, rejection: '' },
    ]);
  });
});

describe('the list of orders', () => {
  it('counts and filters by tab, holder, number, type and day', async () => {
    const engineer = await server.loginAs('zaojia');
    const order = await paidOrder(server, engineer);
    const list = (query: object) => engineer.use(orders).list({ query: { page: 1, limit: 100, ...query } });
    const nos = async (query: object) => (await list(query)).rows.map(({ orderNo }) => orderNo);
    expect(await nos({ tab: 'review' })).toContain(order.orderNo);
    expect(await nos({ tab: 'pay' })).not.toContain(order.orderNo);
    expect(await nos({ keyword: order.orderNo.slice(-6) })).toContain(order.orderNo);
    expect(await nos({ keyword: '%' })).toEqual([]);
    expect(await nos({ orderType: '0108' })).not.toContain(order.orderNo);
    expect(await nos({ from: '2026-11-21', to: '2026-11-21' })).toContain(order.orderNo);
    expect(await nos({ from: '2026-11-22' })).toEqual([]);
    const counts = new Map((await engineer.use(group).counts()).map(({ tab, count }) => [tab, count]));
    expect(counts.get('all')).toBe((await list({})).total);
    expect(counts.get('review')).toBe((await list({ tab: 'review' })).total);
  });
});

describe('orders for others', () => {
  async function employ(name: string) {
    const { db } = server.services;
    const { companyId } = await guid('qiye');
    const user = { id: randomUUID(), username: `staff${name}`, name, companyId };
    const phone = `1670000${String(name.codePointAt(0)).padStart(4, '0').slice(-4)}`;
    const rest = { phone, passwordHash: '-', idNumber: '210000199003070013', createdAt: server.clock() };
    await db.insert(users).values({ ...user, ...rest });
    await db.insert(userRoles).values({ userId: user.id, roleId: 2, createdAt: server.clock() });
    return user;
  }
  const guid = async (username: string) =>
    (await server.services.db.select().from(users).where(eq(users.username, username)))[0]!;

  it('belong to the holder, and are placed by his administrator alone', async () => {
    const holder = await guid('fuzeren');
    const body = () => personalLock({ holderGuid: holder.id, holderPhone: holder.phone });
    const order = await boss.use(orders).create({ body: body() });
    expect(order).toMatchObject({ holderName: '李样例', state: 20 });
    expect(await now(order)).toMatchObject({ orderNo: order.orderNo });
    const engineer = await server.loginAs('zaojia');
    expect((await refusal(engineer.use(orders).create({ body: body() }))).code).toBe(errorCodes.forbidden);
    const wrongPhone = personalLock({ holderGuid: holder.id, holderPhone: '13000000000' });
    expect((await refusal(boss.use(orders).create({ body: wrongPhone }))).code).toBe(errorCodes.badRequest);
    const stranger = personalLock({ holderGuid: (await guid('shenhe1')).id });
    expect((await refusal(boss.use(orders).create({ body: stranger }))).code).toBe(errorCodes.notFound);
  });

  it('name the vendors of stick and seals from the code lists, and no other', async () => {
    const holderGuid = (await guid('fuzeren')).id;
    const vendors = { mediumVendorCode: 'M02', signatureVendorCode: 'S01' };
    const order = await boss.use(orders).create({ body: personalLock({ holderGuid, ...vendors }) });
    expect(order).toMatchObject({
      certificateTypeName: '个人证书',
      mediumVendorName: '示例介质厂商乙',
      signatureVendorName: '示例签章厂商甲',
    });
    const open = await boss.use(orders).create({ body: personalLock({ holderGuid }) });
    expect(open).toMatchObject({ mediumVendorName: '', signatureVendorName: '' });
    // if a list has lost the item, the spec's word is used (section 3)
    await server.services.db
      .update(orderRows)
      .set({ mediumVendor: 'M99' })
      .where(eq(orderRows.orderNo, order.orderNo));
    const { mediumVendorName } = await boss.use(orders).detail({ params: { orderNo: order.orderNo } });
    expect(mediumVendorName).toBe('未知介质商名称');
    const unknown = personalLock({ holderGuid, mediumVendorCode: 'M99' });
    expect(await refusal(boss.use(orders).create({ body: unknown }))).toMatchObject({
      code: errorCodes.badRequest,
      details: [{ field: 'mediumVendorCode' }],
    });
  });

  it('are created in a batch: checked row by row, made all or none, once', async () => {
    const [a, b] = [await employ('一号员工'), await employ('二号员工')];
    const row = (userGuid: string, payer: 'company' | 'holder' = 'company') => ({
      userGuid,
      productId: 'lock-personal',
      years: 1,
      payer,
    });
    const choice = { providerCode: 'F01', platformCodes: ['P01'] };
    const stranger = await guid('shenhe1');
    const checked = await boss
      .use(group)
      .batchCheck({ body: { ...choice, rows: [row(a.id), row(a.id), row(stranger.id)] } });
    expect(checked.rows.map(({ reason }) => reason)).toEqual([
      '',
      '该员工重复选择',
      '不是本企业员工，请先邀请加入',
    ]);
    const body = {
      ...choice,
      requestId: randomUUID(),
      delivery: 'online' as const,
      servicePoint: '',
      expectedTotalFen: 14_500,
      agreed: true as const,
    };
    const create = (rows: ReturnType<typeof row>[], expectedTotalFen = 14_500) =>
      boss.use(group).batchCreate({ body: { ...body, rows, expectedTotalFen } });
    const before = (await boss.use(orders).list({ query: { page: 1, limit: 1 } })).total;
    const bad = [row(b.id), row(stranger.id)];
    expect((await refusal(create(bad))).code).toBe(errorCodes.batchNotReady);
    expect((await refusal(create([row(b.id)], 1))).code).toBe(errorCodes.priceChanged);
    expect((await boss.use(orders).list({ query: { page: 1, limit: 1 } })).total).toBe(before);
    const good = [row(a.id), row(b.id, 'holder')];
    const made = await create(good);
    expect(made).toMatchObject({ totalFen: 14_500, orderNos: [expect.stringMatching(/^DD/)] });
    expect(await create(good)).toEqual(made);
    const after = await boss.use(orders).list({ query: { page: 1, limit: 2 } });
    expect(after.total).toBe(before + 2);
    expect(after.rows.map(({ holderName }) => holderName).toSorted()).toEqual(['一号员工', '二号员工']);
    // The holder who pays himself is asked to, once; about the other order only the company is told at first.
    const told = (one: typeof a) =>
      server.services.db
        .select({ topic: messages.topic })
        .from(messages)
        .innerJoin(messageRecipients, eq(messageRecipients.messageId, messages.id))
        .where(eq(messageRecipients.userId, one.id));
    expect(await told(b)).toEqual([{ topic: '您有一笔待支付的CA锁订单' }]);
    expect(await told(a)).toEqual([]);
  });
});
