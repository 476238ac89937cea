import { randomUUID } from 'node:crypto';
import type { Client, OrderDetail } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { invoices as group } from '@ca-portal/api/groups/invoices';
import { monitor } from '@ca-portal/api/groups/monitor';
import { desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { invoiceMails, invoiceOrders, invoices, mailOutbox } from '../../db/schema/index.js';
import { createTestServer, jobsDone, paidOrder, refusal, type TestServer } from '../../testing/index.js';
import { reverseForOrder } from '../../services/invoices/index.js';
import { runDueJobs } from '../../jobs/index.js';
import { jobHandlers } from '../regular-work.js';
import { issueWaiting } from './issue.js';
import { sendWaitingMails } from './mail.js';

let server: TestServer;
let leader: Client;
let order: OrderDetail;

const company = {
  forCompany: true,
  title: '示例建设工程有限公司',
  taxNumber: '91210000TEX000010X',
  address: '沈阳市浑南区示例路 18 号',
  phone: '024-00000000',
  bank: '示例银行沈阳浑南支行',
  account: '0000000000000001',
  email: 'finance@example.cn',
  isDefault: false,
};
const person = {
  ...company,
  forCompany: false,
  title: '李样例',
  taxNumber: '',
  address: '',
  bank: '',
  account: '',
};

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set(new Date('2026-11-21T02:00:00Z'));
  leader = await server.loginAs('fuzeren');
  order = await paidOrder(server, leader);
});
afterAll(() => server.close());

const addTitle = async (form = company) => (await leader.use(group).addTitle({ body: form })).id;
const apply = (titleId: number, changes: object = {}) =>
  leader.use(group).apply({
    body: {
      requestId: randomUUID(),
      kind: '1',
      titleId,
      orderNos: [order.orderNo],
      expectedFen: 14_500,
      email: 'me@example.cn',
      phone: '',
      remark: '',
      ...changes,
    },
  });
const shown = async (id: number) =>
  (await leader.use(group).list({ query: { page: 1, limit: 100 } })).rows.find((row) => row.id === id);
/** The invoice as listed, after the platform was called. */
const listed = async (id: number) => {
  await jobsDone(server);
  return shown(id);
};

describe('the mail of an invoice', () => {
  it('is sent again after a delay when the gateway was down, and once', async () => {
    const { id } = await apply(await addTitle());
    const got: string[] = [];
    let away = true;
    const services = {
      ...server.services,
      mail: {
        send: async (mail: { id: string }) => {
          if (away) throw new Error('no answer');
          got.push(mail.id);
        },
      },
    };
    await issueWaiting(services);
    await sendWaitingMails(services);
    const of = eq(invoiceMails.invoiceId, id);
    const read = async () =>
      (await server.services.db.select().from(invoiceMails).where(of).orderBy(invoiceMails.id))[0];
    // The delay is not over: the second round skipped it.
    expect(await read()).toMatchObject({ tries: 1, sentAt: null });
    away = false;
    server.clock.advance({ minutes: 1 });
    await Promise.all([sendWaitingMails(services), sendWaitingMails(services)]);
    await sendWaitingMails(services);
    expect(await read()).toMatchObject({ tries: 2, sentAt: server.clock() });
    expect(got).toHaveLength(1);
  });
});

describe('a mail that was given up', () => {
  it('is among the dead jobs until an administrator runs it and it is sent', async () => {
    const { db } = server.services;
    const { id } = await apply(await addTitle());
    let away = true;
    const send = async () => {
      if (away) throw new TypeError('no answer');
    };
    const services = { ...server.services, mail: { send } };
    await issueWaiting(services);
    const of = eq(invoiceMails.invoiceId, id);
    await db.update(invoiceMails).set({ tries: 29, dueAt: null }).where(of);
    await sendWaitingMails(services);
    const office = (await server.loginAs('admin')).use(monitor);
    const query = { pageNum: 1, pageSize: 10, status: 'dead' as const };
    const { rows } = await office.jobs({ query });
    expect(rows).toMatchObject([{ jobName: '发送一张发票的邮件', lastError: 'TypeError' }]);
    away = false;
    await office.runJob({ params: { jobId: rows[0]?.jobId ?? 0 } });
    await runDueJobs(services, jobHandlers);
    expect(await db.select().from(invoiceMails).where(of)).toMatchObject([{ sentAt: server.clock() }]);
    expect((await office.jobs({ query })).rows).toEqual([]);
  });
});

describe('a platform that is down', () => {
  it('delays only the invoice that it was asked for', async () => {
    const first = await apply(await addTitle());
    order = await paidOrder(server, leader);
    const second = await apply(await addTitle());
    let asked = 0;
    const issue = async (...given: Parameters<typeof server.services.invoices.issue>) => {
      asked += 1;
      if (asked === 1) throw new Error('no answer');
      return server.services.invoices.issue(...given);
    };
    await issueWaiting({ ...server.services, invoices: { ...server.services.invoices, issue } });
    expect(asked).toBe(2);
    expect(await listed(second.id)).toMatchObject({ state: 'issued' });
    // The next round tries the waiting one again.
    await issueWaiting(server.services);
    expect(await listed(first.id)).toMatchObject({ state: 'issued' });
  });
});

describe('a slow platform', () => {
  it('delays no list and holds no transaction; a refund does not drop an invoice that is being issued', async () => {
    const { id } = await apply(await addTitle());
    let answer = () => {};
    const slow = new Promise<void>((done) => (answer = done));
    const issue = async (...given: Parameters<typeof server.services.invoices.issue>) => {
      await slow;
      return server.services.invoices.issue(...given);
    };
    const services = { ...server.services, invoices: { ...server.services.invoices, issue } };
    const both = Promise.all([issueWaiting(services), issueWaiting(services)]);
    await vi.waitFor(async () => expect(await shown(id)).toMatchObject({ state: 'issuing' }));
    const context = { services, session: undefined } as unknown as Parameters<typeof reverseForOrder>[1];
    const dropping = services.db.transaction((tx) => reverseForOrder(tx, context, order.orderNo));
    await expect(dropping).rejects.toThrow('开票中');
    answer();
    await both;
    expect(await shown(id)).toMatchObject({ state: 'issued' });
    const sent = eq(invoiceMails.invoiceId, id);
    expect(await services.db.select().from(invoiceMails).where(sent)).toHaveLength(1);
  });
});

describe('an application', () => {
  it('is made for the paid amount, issued, mailed, and locks its orders', async () => {
    const titleId = await addTitle();
    const applied = await apply(titleId);
    expect(applied).toMatchObject({ state: 'waiting', amountFen: 14_500, number: '', issuedAt: null });
    expect(await listed(applied.id)).toMatchObject({
      state: 'issued',
      number: expect.stringMatching(/^\d{20}$/),
      orderNos: [order.orderNo],
    });
    const { db } = server.services;
    const sent = eq(invoiceMails.invoiceId, applied.id);
    expect(await db.select().from(invoiceMails).where(sent).orderBy(invoiceMails.id)).toMatchObject([
      { email: 'me@example.cn', tries: 1, sentAt: server.clock() },
    ]);
    const [mail] = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
    expect(mail).toMatchObject({
      to: 'me@example.cn',
      attachments: [expect.stringMatching(/^\d{20}\.pdf$/)],
    });
    expect((await refusal(apply(titleId))).code).toBe(errorCodes.invoiceNotAllowed);
    const { rows } = await leader.use(group).invoiceable({ query: { page: 1, limit: 100 } });
    expect(rows.map(({ orderNo }) => orderNo)).not.toContain(order.orderNo);
  });

  it('is made once, of ten simultaneous calls and of a form sent twice', async () => {
    const titleId = await addTitle();
    const clients = await Promise.all(Array.from({ length: 10 }, () => server.loginAs('fuzeren')));
    const body = {
      kind: '1' as const,
      titleId,
      orderNos: [order.orderNo],
      expectedFen: 14_500,
      email: 'me@example.cn',
      phone: '',
      remark: '',
    };
    const outcomes = await Promise.allSettled(
      clients.map((client) => client.use(group).apply({ body: { ...body, requestId: randomUUID() } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    order = await paidOrder(server, leader);
    const requestId = randomUUID();
    const first = await apply(titleId, { requestId });
    expect((await apply(titleId, { requestId })).id).toBe(first.id);
  });

  it('reports what is wrong with amount, title or owner', async () => {
    const titleId = await addTitle();
    expect((await refusal(apply(titleId, { expectedFen: 1 }))).code).toBe(errorCodes.amountChanged);
    const incomplete = await addTitle(person);
    expect(await refusal(apply(incomplete, { kind: '2' }))).toMatchObject({
      code: errorCodes.invoiceTitleIncomplete,
      message: '发票抬头缺少：企业抬头、纳税人识别号、地址、开户行、账号。请补全后重新申请',
    });
    const other = await addTitle({ ...company, title: '另一家示例公司' });
    expect((await refusal(apply(other, { kind: '2' }))).code).toBe(errorCodes.titleMismatch);
    const stranger = await server.loginAs('zaojia');
    const theirs = stranger.use(group).updateTitle({ params: { id: titleId }, body: company });
    expect((await refusal(theirs)).code).toBe(errorCodes.notFound);
  });
});

describe('an invoice', () => {
  it('that failed says why, and is corrected', async () => {
    const closed = await addTitle({ ...company, title: '已注销示例公司' });
    const { id } = await apply(closed);
    expect(await listed(id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('注销') });
    const body = { titleId: await addTitle(), email: 'me@example.cn' };
    await leader.use(group).correct({ params: { id }, body });
    expect(await listed(id)).toMatchObject({ state: 'issued', failure: '' });
    const again = leader.use(group).correct({ params: { id }, body });
    expect(await refusal(again)).toMatchObject({
      code: errorCodes.invoiceStateConflict,
      message: '发票当前为“已开票”，不能进行此操作，请刷新后查看',
    });
  });

  it('is exchanged for one with another title, once', async () => {
    const { id } = await apply(await addTitle());
    await listed(id);
    const body = { requestId: randomUUID(), titleId: await addTitle(person), reason: '抬头有误' };
    const exchange = () => leader.use(group).exchange({ params: { id }, body });
    const { reversed, issued } = await exchange();
    expect(reversed).toMatchObject({
      id,
      state: 'reversed',
      reversalNumber: expect.stringMatching(/^\d{20}$/),
    });
    expect(issued).toMatchObject({ state: 'waiting', title: '李样例', amountFen: 14_500 });
    expect((await exchange()).issued.id).toBe(issued.id);
    const live = await server.services.db
      .select()
      .from(invoiceOrders)
      .where(eq(invoiceOrders.orderNo, order.orderNo));
    expect(live.filter((row) => row.live)).toMatchObject([{ invoiceId: issued.id }]);
  });

  it('for VAT is neither exchanged nor corrected to a stranger’s title, and nothing is reversed', async () => {
    const theirs = await addTitle({ ...company, title: '另一家示例公司' });
    const own = await addTitle();
    const { id } = await apply(own, { kind: '2' });
    expect(await listed(id)).toMatchObject({ state: 'issued', kind: '2' });
    const exchange = (titleId: number) =>
      leader.use(group).exchange({
        params: { id },
        body: { requestId: randomUUID(), titleId, reason: '抬头有误' },
      });
    expect(await refusal(exchange(theirs))).toMatchObject({
      code: errorCodes.titleMismatch,
      message: '专用发票的抬头须与订单企业“示例建设工程有限公司”一致，请更换抬头',
    });
    expect(await shown(id)).toMatchObject({ state: 'issued', reversalNumber: '' });
    const { issued } = await exchange(own);
    const failed = { state: 'failed' as const, failure: '抬头校验未通过' };
    await server.services.db.update(invoices).set(failed).where(eq(invoices.id, issued.id));
    const body = { titleId: theirs, email: 'me@example.cn' };
    const correct = leader.use(group).correct({ params: { id: issued.id }, body });
    expect((await refusal(correct)).code).toBe(errorCodes.titleMismatch);
    expect(await shown(issued.id)).toMatchObject({ state: 'failed', title: company.title });
  });

  it('is found and read by finance for any owner, and by no other stranger', async () => {
    const { id } = await apply(await addTitle());
    const { number = '' } = (await listed(id)) ?? {};
    const query = { page: 1, limit: 5, of: 'everybody', keyword: number } as const;
    const office = (await server.loginAs('admin')).use(group);
    expect((await office.list({ query })).rows).toMatchObject([{ id, title: '示例建设工程有限公司' }]);
    const file = { params: { id }, query: { format: 'pdf' } } as const;
    expect((await office.download(file)).fileName).toBe(`${number}.pdf`);
    const stranger = (await server.loginAs('zaojia')).use(group);
    expect((await refusal(stranger.list({ query }))).code).toBe(errorCodes.forbidden);
    expect((await refusal(stranger.download(file))).code).toBe(errorCodes.notFound);
  });

  it('is available as PDF, OFD and XML, each saying that it is a sample', async () => {
    const { id } = await apply(await addTitle());
    await listed(id);
    const file = (format: 'pdf' | 'ofd' | 'xml') =>
      leader.use(group).download({ params: { id }, query: { format } });
    const [pdf, ofd, xml] = [await file('pdf'), await file('ofd'), await file('xml')];
    expect(pdf.fileName).toMatch(/^\d{20}\.pdf$/);
    expect((await pdf.content.text()).slice(0, 5)).toBe('%PDF-');
    const parts = unzipSync(new Uint8Array(await ofd.content.arrayBuffer()));
    expect(Object.keys(parts)[0]).toBe('OFD.xml');
    expect(strFromU8(parts['Doc_0/Pages/Page_0/Content.xml'] ?? new Uint8Array())).toContain('沙箱样票');
    expect(await xml.content.text()).toContain('<Field name="价税合计">¥145.00</Field>');
    const stranger = await server.loginAs('zaojia');
    const theirs = stranger.use(group).download({ params: { id }, query: { format: 'xml' } });
    expect((await refusal(theirs)).code).toBe(errorCodes.notFound);
    await leader.use(group).resend({ params: { id }, body: { email: 'other@example.cn' } });
  });

  it('is mailed ten times a day at most', async () => {
    const leader = (await server.loginAs('fuzeren')).use(group);
    const { rows } = await leader.list({ query: { page: 1, limit: 50, state: 'issued' } });
    const id = rows[0]?.id ?? 0;
    const { db, clock } = server.services;
    server.clock.advance({ days: 1 });
    const [at, sentAt] = [clock(), clock()];
    const sent = Array.from({ length: 9 }, () => ({ invoiceId: id, email: 'a@example.cn', at, sentAt }));
    await db.insert(invoiceMails).values(sent);
    const resend = async () =>
      (await server.loginAs('fuzeren'))
        .use(group)
        .resend({ params: { id }, body: { email: 'b@example.cn' } });
    await resend();
    expect((await refusal(resend())).code).toBe(errorCodes.invoiceMailLimit);
    server.clock.advance({ days: 1 });
    await resend();
  });
});

describe('the title book', () => {
  it('keeps one default and at most twenty titles, and marks instead of deleting', async () => {
    const engineer = (await server.loginAs('zaojia')).use(group);
    const first = await engineer.addTitle({ body: company });
    const second = await engineer.addTitle({ body: { ...person, isDefault: true } });
    expect((await engineer.titles()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect(first).toMatchObject({ isDefault: true, missing: [] });
    expect(second.missing).toContain('纳税人识别号');
    expect(await engineer.removeTitle({ params: { id: second.id } })).toBeNull();
    expect(await engineer.titles()).toHaveLength(1);
    for (let i = 0; i < 19; i += 1) await engineer.addTitle({ body: { ...company, title: `抬头${i}` } });
    expect((await refusal(engineer.addTitle({ body: { ...company, title: '第二十一个抬头' } }))).code).toBe(
      errorCodes.titleLimit,
    );
  });
});
