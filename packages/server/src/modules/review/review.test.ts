import type { Client, OrderDetail } from '@ca-portal/api';
import { companyAttachments, errorCodes } from '@ca-portal/api/domain';
import { company } from '@ca-portal/api/groups/company';
import { desk as deskGroup } from '@ca-portal/api/groups/desk';
import { files } from '@ca-portal/api/groups/files';
import { messages } from '@ca-portal/api/groups/messages';
import { orderService } from '@ca-portal/api/groups/order-service';
import { orders } from '@ca-portal/api/groups/orders';
import { review } from '@ca-portal/api/groups/review';
import { and, eq } from 'drizzle-orm';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, orderEvents, orders as orderTable, parameters } from '../../db/schema/index.js';
import {
  companyPeople,
  createTestServer,
  handInPapers,
  masterLock,
  paidOrder,
  pdfFile,
  personalLock,
  refusal,
  type TestServer,
} from '../../testing/index.js';

let server: TestServer;
let leader: Client;
let first: Client;
let second: Client;
let order: OrderDetail;

beforeAll(async () => {
  server = await createTestServer();
  leader = await server.loginAs('fuzeren');
  [first, second] = [await server.loginAs('shenhe1'), await server.loginAs('shenhe2')];
});
beforeEach(async () => {
  order = await paidOrder(server, leader);
  await handInPapers(server, order.orderNo);
});
afterAll(() => server.close());

const params = () => ({ orderNo: order.orderNo });
const desk = (client: Client) => client.use(review);
const approve = (client: Client, version = order.version) =>
  desk(client).approve({ params: params(), body: { version } });
const good = { item: 'platforms', code: 'F1', text: '申请表上没有勾选该平台' };
const reject = (client: Client, reasons = [good]) =>
  desk(client).reject({ params: params(), body: { version: order.version, reasons } });

describe('the queue', () => {
  it('contains the waiting orders, the oldest payment first', async () => {
    const { rows, total } = await desk(first).queue({ query: { page: 1, limit: 100 } });
    expect(total).toBe(rows.length);
    expect(rows.at(-1)).toMatchObject({
      orderNo: order.orderNo,
      state: 30,
      reviewBefore: expect.any(String),
    });
    const times = rows.map(({ paidAt }) => paidAt);
    expect(times).toEqual(times.toSorted());
    await approve(first);
    const after = await desk(first).queue({ query: { page: 1, limit: 100 } });
    expect(after.rows.map(({ orderNo }) => orderNo)).not.toContain(order.orderNo);
  });

  it('is for reviewers only', async () => {
    const query = { page: 1, limit: 1 };
    await expect(desk(leader).queue({ query })).rejects.toMatchObject({ code: 403 });
    await expect(desk(server.client()).queue({ query })).rejects.toMatchObject({ code: 401 });
    await expect(desk(leader).approve({ params: params(), body: { version: 2 } })).rejects.toMatchObject({
      code: 403,
    });
  });
});

describe('the desk', () => {
  it('shows the entered data beside the portal’s findings, with people masked', async () => {
    const company = await server.loginAs('qiye');
    const master = await paidOrder(server, company, masterLock());
    const detail = await desk(first).detail({ params: { orderNo: master.orderNo } });
    expect(detail).toMatchObject({
      order: { orderNo: master.orderNo, state: 30, actions: [] },
      applicant: { name: '张示例', phone: '130****0000', roleName: '企业管理员' },
      company: {
        name: '示例建设工程有限公司',
        creditCode: '91210000TEX000010X',
        legalRepresentative: '李*例',
        review: '审核通过',
      },
    });
    const found = Object.fromEntries(
      detail.items
        .filter(({ attachment }) => !attachment)
        .map(({ key, finding, passed }) => [key, [finding, passed]]),
    );
    expect(found).toEqual({
      companyName: ['与企业档案一致', true],
      creditCode: ['校验位正确', true],
      legalRepresentative: ['已登记，请与营业执照核对', true],
      platforms: ['北辰 CA 支持全部所选平台', true],
      holder: ['与申请账号一致', true],
      delivery: ['信息完整', true],
    });
    const papers = detail.items.filter(({ attachment }) => attachment).map(({ key }) => key);
    expect(papers).toEqual(expect.arrayContaining(['applicationForm', 'sealForm']));
    for (const item of detail.items) expect(item.reasons.length).toBeGreaterThan(0);
  });

  it('shows nothing of an unpaid order', async () => {
    const unpaid = await leader.use(orders).create({ body: personalLock() });
    const look = desk(first).detail({ params: { orderNo: unpaid.orderNo } });
    await expect(look).rejects.toMatchObject({ code: errorCodes.notFound });
    const decide = desk(first).approve({ params: { orderNo: unpaid.orderNo }, body: { version: 1 } });
    await expect(decide).rejects.toMatchObject({ code: errorCodes.notFound });
  });
});

describe('a decision', () => {
  it('approves, and records who did it', async () => {
    const approved = await approve(first);
    expect(approved).toMatchObject({ state: 40, version: 3, reviewBefore: null, actions: ['issue'] });
    const audit = await server.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, order.orderNo), eq(auditLog.action, 'order.approve')))
      .orderBy(auditLog.id);
    expect(audit).toMatchObject([{ actorRoleId: 101 }]);
    const [row] = await server.services.db
      .select()
      .from(orderTable)
      .where(eq(orderTable.orderNo, order.orderNo));
    expect(row).toMatchObject({ reviewerId: audit[0]!.actorId, reviewedAt: server.clock() });
  });

  it('rejects with reasons that the applicant reads', async () => {
    const rejected = await reject(first);
    expect(rejected).toMatchObject({ state: 35, rejection: [good] });
    expect(await leader.use(orders).detail({ params: params() })).toMatchObject({
      state: 35,
      rejection: [good],
      timeline: [{ event: 'reject', title: '审核不通过', detail: `适用平台：${good.text}` }, {}, {}],
      actions: [],
    });
  });

  it.each([
    ['an item that this order does not have', { item: 'shoeSize', code: 'F1', text: '尺码不对' }],
    ['a reason of another item', { item: 'platforms', code: 'I4', text: '与身份信息不一致' }],
  ])('refuses %s', async (_, reason) => {
    await expect(reject(first, [good, reason])).rejects.toMatchObject({
      code: errorCodes.badRequest,
      message: '所选原因与审核项目不符，请重新选择',
      details: [{ field: expect.stringMatching(/^reasons\.1\./) }],
    });
  });

  it('judges each attachment: corrections are marked, the rest stays approved, and the clock restarts', async () => {
    const rejection = [{ item: 'idFront', code: 'I1', text: '身份证照片模糊' }];
    const back = await reject(first, rejection);
    expect(back).toMatchObject({ state: 35, rejection });
    server.clock.advance({ hours: 30 });
    leader = await server.loginAs('fuzeren');
    [first, second] = [await server.loginAs('shenhe1'), await server.loginAs('shenhe2')];
    const { fileId } = await leader.use(files).upload({ file: pdfFile('新的身份证.pdf') });
    const { version } = await leader.use(orderService).resubmit({
      params: params(),
      body: { version: back.version, attachments: [{ kind: 'idFront', fileId }], values: [], remark: '' },
    });
    const { items, last, order: again } = await desk(second).detail({ params: params() });
    expect(last).toMatchObject({ reviewer: '审核一号', reasons: rejection, remark: '' });
    expect(items.filter(({ changed }) => changed).map(({ key }) => key)).toEqual(['idFront']);
    expect(again.reviewBefore).toBe('2026-11-23 16:00:00');
    const [paper] = (await second.use(deskGroup).attachments({ params: params() })).filter(
      ({ kind }) => kind === 'idFront',
    );
    expect(paper?.file.name).toBe('新的身份证.pdf');
    await approve(second, version);
    server.clock.set(new Date('2026-11-21T02:00:00Z'));
    leader = await server.loginAs('fuzeren');
    [first, second] = [await server.loginAs('shenhe1'), await server.loginAs('shenhe2')];
  });

  it('sends a fact of the company back to its record: only that field can be edited, and the order continues without a new payment', async () => {
    const reasons = [{ item: 'legalRepresentative', code: 'A4', text: '授权人信息不一致' }];
    const back = await reject(first, reasons);
    const again = () =>
      leader.use(orderService).resubmit({
        params: params(),
        body: { version: back.version, attachments: [], values: [], remark: '' },
      });
    expect((await refusal(again())).code).toBe(errorCodes.companyNotReady);

    const boss = (await server.loginAs('qiye')).use(company);
    const opened = await boss.record();
    expect(opened).toMatchObject({
      editable: true,
      review: '3',
      rejection: [{ field: 'people.representativeName', reason: '授权人信息不一致' }],
    });
    const { rows } = await (
      await server.loginAs('qiye')
    )
      .use(messages)
      .list({ query: { page: 1, limit: 999 } });
    expect(rows.map(({ topic }) => topic)).toContain('企业信息需要修改');

    const png = new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 4 })));
    const scan = new File([png], '扫描件.png', { type: 'image/png' });
    const { fileId } = await (await server.loginAs('qiye')).use(files).upload({ file: scan });
    const attachments = companyAttachments.map((kind) => ({ kind, fileId }));
    const saved = await boss.saveAttachments({ body: { version: opened.version, attachments } });
    const people = { ...companyPeople, representativeName: '王更正' };
    const { version: typed } = await boss.savePeople({ body: { version: saved.version, people } });
    const basics = { ...opened.basics, address: '示例路 1 号', region: '辽宁省/沈阳市/和平区' };
    const wrong = { ...basics, companyName: `${basics.companyName}（新）` };
    const { version: other } = await boss.saveBasics({ body: { version: typed, basics: wrong } });
    const submission = { differencesConfirmed: true, agreed: true as const };
    // Items that were not sent back cannot be changed.
    const elsewhere = await refusal(boss.submit({ body: { version: other, ...submission } }));
    expect(elsewhere.details).toEqual([
      { field: 'basics.companyName', message: '该项没有被退回，如需修改请办理“企业变更”' },
    ]);
    const { version: right } = await boss.saveBasics({ body: { version: other, basics } });
    await boss.submit({ body: { version: right, ...submission } });
    expect(await again()).toMatchObject({ state: 30, rejection: [] });
    const { items } = await desk(second).detail({ params: params() });
    expect(items.filter(({ attachment, changed }) => changed && !attachment)).toMatchObject([
      { key: 'legalRepresentative', value: '王更正', before: opened.people.representativeName },
    ]);
  });

  it('refuses for good: nothing can be corrected, the money can be requested back', async () => {
    const refused = await desk(first).reject({
      params: params(),
      body: { version: order.version, reasons: [good], remark: '同一单位第三次', final: true },
    });
    expect(refused).toMatchObject({ state: 35, refusedForGood: true });
    const service = await leader.use(orderService).service({ params: params() });
    expect(service).toMatchObject({ correctBefore: null, refund: { unavailableReason: '' } });
    const again = leader.use(orderService).resubmit({
      params: params(),
      body: { version: refused.version, attachments: [], values: [], remark: '' },
    });
    await expect(again).rejects.toMatchObject({ code: errorCodes.orderStateConflict });
  });

  it('needs two people if the parameter says so: one after the other, never the same one twice', async () => {
    const { db } = server.services;
    const people = (value: string) =>
      db.update(parameters).set({ value }).where(eq(parameters.key, 'review.people'));
    const queueOf = async (client: Client) =>
      (await desk(client).queue({ query: { page: 1, limit: 100 } })).rows.map(({ orderNo }) => orderNo);
    await people('2');
    try {
      const agreed = await desk(first).approve({
        params: params(),
        body: { version: order.version, remark: '已电话核实' },
      });
      expect(agreed).toMatchObject({ state: 30, version: order.version + 1 });
      expect(await queueOf(first)).not.toContain(order.orderNo);
      expect(await queueOf(second)).toContain(order.orderNo);
      await expect(approve(first, agreed.version)).rejects.toMatchObject({
        code: errorCodes.secondReviewerNeeded,
      });
      expect(await desk(second).detail({ params: params() })).toMatchObject({
        people: 2,
        agreement: { reviewer: '审核一号', remark: '已电话核实' },
        last: null,
      });
      expect((await approve(second, agreed.version)).state).toBe(40);
    } finally {
      await people('1');
    }
  });

  it('demands a reason', async () => {
    await expect(reject(first, [])).rejects.toMatchObject({ message: '请至少选择一个不通过的项目' });
    await expect(reject(first, [{ ...good, text: ' ' }])).rejects.toMatchObject({
      message: '请填写给申请人的说明',
    });
  });

  it('approves nothing that lacks an attachment, and names it; it may be sent back for that', async () => {
    const bare = await paidOrder(server, leader);
    const at = { params: { orderNo: bare.orderNo } };
    await expect(desk(first).approve({ ...at, body: { version: bare.version } })).rejects.toMatchObject({
      code: errorCodes.reviewPapersMissing,
      message: expect.stringContaining('申请表（盖章）、身份证人像面、身份证国徽面、手持个人签名照'),
      details: { kinds: ['applicationForm', 'idFront', 'idBack', 'signatureInHand'] },
    });
    const reasons = [{ item: 'applicationForm', code: 'M0', text: '请上传盖章的申请表' }];
    const back = await desk(first).reject({ ...at, body: { version: bare.version, reasons } });
    expect(back.state).toBe(35);
  });
  it('is refused from a page that is older than the order', async () => {
    await expect(approve(first, 1)).rejects.toMatchObject({ code: errorCodes.reviewOutdated });
    expect((await approve(first)).state).toBe(40);
  });

  it('is made by one of two reviewers; the other is told by whom, when and how', async () => {
    const [a, b] = await Promise.allSettled([approve(first), reject(second)]);
    const [winner, loser] = a.status === 'fulfilled' ? [a, b] : [b, a];
    if (winner.status !== 'fulfilled' || loser.status !== 'rejected') throw new Error('not one winner');
    const [who, state, label] = winner === a ? ['审核一号', 40, '审核通过'] : ['审核二号', 35, '审核不通过'];
    expect(winner.value.state).toBe(state);
    expect(loser.reason).toMatchObject({
      code: errorCodes.reviewedByOther,
      message: `该订单已由${who}于 2026-11-21 10:00:00 处理为“${label}”，无需重复操作`,
      details: { reviewer: who, time: '2026-11-21 10:00:00', state },
    });
  });

  it('is made once by ten clicks at once', async () => {
    const clicks = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => approve(i % 2 === 0 ? first : second)),
    );
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const events = await server.services.db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderNo, order.orderNo), eq(orderEvents.event, 'approve')))
      .orderBy(orderEvents.id);
    expect(events).toHaveLength(1);
  });
});
