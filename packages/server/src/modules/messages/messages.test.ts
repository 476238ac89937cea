import { messages } from '@ca-portal/api/groups/messages';
import { errorCodes } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, messages as rows, users } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';
import { notify } from '../../services/messages/notify.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const as = async (username: string) => (await server.loginAs(username)).use(messages);
const idOf = async (username: string) => {
  const [row] = await server.services.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, username));
  return row?.id ?? '';
};
const inbox = { page: 1, limit: 999, messageStatus: '1' as const };
const topicsOf = async (username: string) =>
  (await (await as(username)).list({ query: inbox })).rows.map((row) => row.topic);
const letter = (recipientIds: string[], changes: object = {}) => ({
  messageCategory: '1' as const,
  important: '1' as const,
  topic: '本周五下午进行系统维护',
  content: '<p>维护期间不能提交订单。</p>',
  attachmentIds: [],
  recipientIds,
  sendTime: null,
  messageStatus: '1' as const,
  ...changes,
});

describe('the inbox', () => {
  it('contains 104 unread of the main account, newest first, and none of his own', async () => {
    const qiye = await as('qiye');
    const { rows: list, total } = await qiye.list({ query: { ...inbox, isRead: '0' } });
    expect([total, list.length]).toEqual([104, 104]);
    expect(await qiye.unread()).toEqual({ notices: 97, todos: 7 });
    const times = list.map((row) => row.sendTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(list.every((row) => row.sender !== '张示例' && row.recipientCount === null)).toBe(true);
    expect(await topicsOf('fuzeren')).toContain('请尽快补全个人资料');
    expect(await topicsOf('qiye')).not.toContain('请尽快补全个人资料');
  });

  it('pages in a stable order', async () => {
    const qiye = await as('qiye');
    const whole = (await qiye.list({ query: inbox })).rows.map((row) => row.id);
    const pages = [];
    for (let page = 1; page <= Math.ceil(whole.length / 50); page += 1) {
      pages.push(...(await qiye.list({ query: { page, limit: 50 } })).rows.map((row) => row.id));
    }
    expect(pages).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
  });

  it('filters by category, importance and words, treating % as a character', async () => {
    const qiye = await as('qiye');
    const todos = await qiye.list({ query: { ...inbox, messageCategory: '2' } });
    expect([todos.total, todos.rows.every((row) => row.link.startsWith('/'))]).toEqual([7, true]);
    expect((await qiye.list({ query: { ...inbox, important: '3' } })).total).toBe(2);
    expect((await qiye.list({ query: { ...inbox, topic: '审核不通过' } })).total).toBe(1);
    expect((await qiye.list({ query: { ...inbox, topic: '%' } })).total).toBe(0);
    const [message] = (await qiye.list({ query: { ...inbox, important: '3' } })).rows;
    const { content } = await qiye.detail({ params: { id: message?.id ?? 0 } });
    const words = /[\u4e00-\u9fff]{8}/.exec(content)?.[0] ?? '';
    expect(message?.topic).not.toContain(words);
    const found = await qiye.list({ query: { ...inbox, topic: words } });
    expect(found.rows.map(({ id }) => id)).toContain(message?.id);
    expect((await qiye.list({ query: { ...inbox, topic: '<p>' } })).total).toBe(0);
    expect(
      (await qiye.list({ query: { ...inbox, important: '', messageCategory: '', topic: '' } })).total,
    ).toBe(128);
  });

  it('marks one as read, twice without effect; then all', async () => {
    const fuzeren = await as('fuzeren');
    const [first] = (await fuzeren.list({ query: { ...inbox, isRead: '0' } })).rows;
    const params = { id: first?.id ?? 0 };
    const before = await fuzeren.unread();
    expect((await fuzeren.detail({ params })).isRead).toBe(0);
    await fuzeren.updateStatus({ params });
    await fuzeren.updateStatus({ params });
    expect((await fuzeren.unread()).notices).toBe(before.notices - 1);
    expect((await fuzeren.detail({ params })).isRead).toBe(1);
    await fuzeren.readAll();
    expect(await fuzeren.unread()).toEqual({ notices: 0, todos: 0 });
    expect((await (await as('qiye')).unread()).notices).toBe(97);
  });

  it('gives nobody another one’s messages', async () => {
    const [mine] = (await (await as('qiye')).list({ query: { ...inbox, messageCategory: '2' } })).rows;
    const params = { id: mine?.id ?? 0 };
    const zaojia = await as('zaojia');
    for (const call of [zaojia.detail, zaojia.updateStatus, zaojia.remove]) {
      expect((await refusal(call({ params }))).code).toBe(errorCodes.notFound);
    }
    expect((await refusal(server.client().use(messages).unread())).code).toBe(errorCodes.unauthorized);
  });

  it('hides a removed one, while the record stays', async () => {
    const qiye = await as('qiye');
    const [last] = (await qiye.list({ query: { ...inbox, isRead: '1' } })).rows.slice(-1);
    const params = { id: last?.id ?? 0 };
    await qiye.remove({ params });
    expect((await refusal(qiye.detail({ params }))).code).toBe(errorCodes.notFound);
    expect((await refusal(qiye.remove({ params }))).code).toBe(errorCodes.notFound);
    const { db } = server.services;
    expect(await db.select().from(rows).where(eq(rows.id, params.id))).toHaveLength(1);
    const audit = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(params.id)))
      .orderBy(auditLog.id);
    expect(audit.map((row) => row.action)).toContain('message.remove');
  });
});

describe('recalling', () => {
  it('removes it from all inboxes, keeps the record, and leaves a draft for the same people', async () => {
    const qiye = await as('qiye');
    const [fuzeren, zaojia] = [await as('fuzeren'), await as('zaojia')];
    const to = [await idOf('fuzeren'), await idOf('zaojia')];
    const { id } = await qiye.add({ body: letter(to, { topic: '时间写错了' }) });
    const params = { id };
    await fuzeren.updateStatus({ params });
    expect((await refusal(fuzeren.recall({ params }))).code).toBe(errorCodes.forbidden);
    const { draftId, readers } = await qiye.recall({ params });
    expect(readers).toBe(1);
    for (const who of [fuzeren, zaojia]) {
      expect((await refusal(who.detail({ params }))).code).toBe(errorCodes.notFound);
    }
    const { rows: drafts } = await qiye.list({ query: { page: 1, limit: 10, messageStatus: '0' } });
    expect(drafts.find((one) => one.id === draftId)).toMatchObject({
      topic: '时间写错了',
      recipientCount: 2,
    });
    // The sender's draft still has the recipients' ids; the sent record answers only their names.
    const ids = async (which: number) =>
      (await qiye.detail({ params: { id: which } })).recipientIds.toSorted();
    expect(await ids(draftId)).toEqual(to.toSorted());
    const [record] = await server.services.db.select().from(rows).where(eq(rows.id, id));
    expect(record).toMatchObject({ sent: 1, topic: '时间写错了' });
    expect((await refusal(qiye.recall({ params: { id: draftId } }))).code).toBe(errorCodes.notFound);
  });
});

describe('writing', () => {
  it('reaches staff, is sanitized, and its readers are counted', async () => {
    const qiye = await as('qiye');
    const fuzeren = await as('fuzeren');
    const content = '<p onclick="x()">维护<script>alert(1)</script></p>';
    const { id } = await qiye.add({
      body: letter([await idOf('fuzeren'), await idOf('zaojia'), await idOf('qiye')], {
        topic: '编号一',
        content,
      }),
    });
    const got = await fuzeren.detail({ params: { id } });
    expect(got).toMatchObject({ content: '<p>维护</p>', sender: '张示例', isRead: 0, recipientNames: [] });
    expect(await topicsOf('qiye')).not.toContain('编号一');
    await fuzeren.updateStatus({ params: { id } });
    const sent = await qiye.list({ query: { page: 1, limit: 1, messageStatus: '2' } });
    expect(sent.rows[0]).toMatchObject({ id, recipientCount: 3, readCount: 1 });
    expect((await qiye.detail({ params: { id } })).recipientNames).toHaveLength(3);
  });

  it('is not for staff, nor to people outside the company', async () => {
    const body = letter([await idOf('shenhe1')]);
    expect((await refusal((await as('fuzeren')).add({ body }))).code).toBe(errorCodes.forbidden);
    const outside = await refusal((await as('qiye')).add({ body }));
    expect([outside.code, outside.message]).toEqual([
      errorCodes.badRequest,
      '收件人中有不能选择的人，请重新选择收件人',
    ]);
    const { id } = await (
      await as('shenhe1')
    ).add({ body: letter([await idOf('qiye')], { topic: '审核员来信' }) });
    expect(await topicsOf('qiye')).toContain('审核员来信');
    expect((await (await as('qiye')).detail({ params: { id } })).sender).toBe('审核一号');
  });

  it('needs topic, text and recipients to be sent, none of them for a draft', async () => {
    const qiye = await as('qiye');
    const nothing = letter([], { topic: '', content: '<p> </p>' });
    const { code, details } = await refusal(qiye.add({ body: nothing }));
    expect([code, details]).toEqual([
      errorCodes.badRequest,
      [
        { field: 'topic', message: '请输入主题' },
        { field: 'content', message: '请输入正文' },
        { field: 'recipientIds', message: '请选择收件人' },
      ],
    ]);
    const { id } = await qiye.add({ body: { ...nothing, messageStatus: '0' } });
    const drafts = await qiye.list({ query: { page: 1, limit: 9, messageStatus: '0' } });
    expect(drafts.rows.map((row) => row.id)).toContain(id);
  });

  it('sends a draft once, however often the button is pressed', async () => {
    const qiye = await as('qiye');
    const zaojia = await idOf('zaojia');
    const { id } = await qiye.add({ body: letter([], { topic: '草稿甲', messageStatus: '0' }) });
    expect(
      (await refusal((await as('shenhe1')).updateDraft({ params: { id }, body: letter([zaojia]) }))).code,
    ).toBe(errorCodes.notFound);
    const body = letter([zaojia], { topic: '草稿甲' });
    const clients = await Promise.all([as('qiye'), as('qiye'), as('qiye')]);
    const results = await Promise.allSettled(clients.map((one) => one.updateDraft({ params: { id }, body })));
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(qiye.updateDraft({ params: { id }, body }))).code).toBe(errorCodes.messageSent);
    expect((await topicsOf('zaojia')).filter((topic) => topic === '草稿甲')).toHaveLength(1);
  });

  it('waits for its time, and can be withdrawn until then', async () => {
    const qiye = await as('qiye');
    const zaojia = await idOf('zaojia');
    const late = await refusal(qiye.add({ body: letter([zaojia], { sendTime: '2026-11-21 09:59:59' }) }));
    expect(late.message).toBe('发送时间已过，请重新选择或立即发送');
    for (const sendTime of ['2026-02-30 09:00:00', '2026-13-01 99:00:00', '0000-01-01 00:00:00']) {
      const impossible = qiye.add({ body: letter([zaojia], { sendTime, messageStatus: '0' }) });
      expect((await refusal(impossible)).message).toBe('时间不正确，请重新选择');
    }
    const sendTime = '2026-11-21 11:00:00';
    const { id } = await qiye.add({ body: letter([zaojia], { topic: '定时一', sendTime }) });
    const second = await qiye.add({ body: letter([zaojia], { topic: '定时二', sendTime }) });
    expect(await topicsOf('zaojia')).not.toContain('定时一');
    expect((await refusal(qiye.remind({ params: { id } }))).code).toBe(errorCodes.notFound);
    await qiye.remove({ params: { id: second.id } });
    server.clock.advance({ hours: 1 });
    const topics = await topicsOf('zaojia');
    expect([topics.includes('定时一'), topics.includes('定时二')]).toEqual([true, false]);
  });

  it('reminds those who have not read it, once a day', async () => {
    const qiye = await as('qiye');
    const { id } = await qiye.add({
      body: letter([await idOf('fuzeren'), await idOf('zaojia')], { topic: '请看一下' }),
    });
    await (await as('fuzeren')).updateStatus({ params: { id } });
    expect(await qiye.remind({ params: { id } })).toEqual({ reminded: 1 });
    expect(await qiye.remind({ params: { id } })).toEqual({ reminded: 0 });
    server.clock.advance({ hours: 25 });
    expect(await (await as('qiye')).remind({ params: { id } })).toEqual({ reminded: 1 });
    expect((await refusal((await as('shenhe1')).remind({ params: { id } }))).code).toBe(errorCodes.notFound);
  });

  it('offers an administrator his own people, a reviewer everybody', async () => {
    const own = await (await as('qiye')).selectDepUserList({ body: {} });
    expect(own.map((one) => one.name)).toEqual(['示例建设工程有限公司']);
    expect(own[0]?.users.map((one) => one.name)).toEqual(
      expect.arrayContaining(['张示例', '李样例', '王演示']),
    );
    const all = await (await as('shenhe1')).selectDepUserList({ body: {} });
    expect(all.map((one) => one.name)).toEqual(
      expect.arrayContaining(['示例建设工程有限公司', '平台工作人员']),
    );
    const found = await (await as('shenhe1')).selectDepUserList({ body: { keyword: '李样' } });
    expect(found.flatMap((one) => one.users.map((user) => user.name))).toEqual(['李样例']);
  });
});

it('the portal itself writes into inboxes, once per person', async () => {
  const { db } = server.services;
  const to = await idOf('zaojia');
  await notify(db, server.clock(), {
    to: [to, to],
    topic: '系统来信',
    content: '<p>好</p>',
    link: '/core/order',
  });
  const found = (await (await as('zaojia')).list({ query: inbox })).rows.filter(
    (row) => row.topic === '系统来信',
  );
  expect(found).toMatchObject([{ sender: '系统', link: '/core/order', isRead: 0 }]);
});
