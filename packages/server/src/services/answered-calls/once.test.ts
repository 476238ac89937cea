import type { Client } from '@ca-portal/api';
import { invoices } from '@ca-portal/api/groups/invoices';
import { systemNotices } from '@ca-portal/api/groups/system-notices';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answeredCalls, officeNotices } from '../../db/schema/index.js';
import { createTestServer, openTestDatabase, refusal, type TestServer } from '../../testing/index.js';
import { forgetAnsweredCalls } from './once.js';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  server = await createTestServer({ database });
  // A second instance on the same database.
  other = await createTestServer({ database: { ...database, close: async () => {} } });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const title = (name: string) => ({
  forCompany: false,
  title: name,
  taxNumber: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: 'me@example.cn',
  isDefault: false,
});
const add = (client: Client, name: string) => client.use(invoices).addTitle({ body: title(name) });
const kept = async (client: Client, name: string) =>
  (await client.use(invoices).titles()).filter((one) => one.title === name).length;

it('the same call from the same person within three seconds is done once, with one answer', async () => {
  const client = await server.loginAs('qiye');
  const first = await add(client, '一次');
  expect(await add(client, '一次')).toEqual(first);
  expect(await kept(client, '一次')).toBe(1);
  server.clock.advance({ seconds: 3 });
  expect((await add(client, '一次')).id).not.toBe(first.id);
  expect(await kept(client, '一次')).toBe(2);
});

it('a clock that is put back does not prolong the three seconds', async () => {
  const client = await server.loginAs('qiye');
  const right = server.clock();
  // A session lasts two hours, so the jump has to be shorter.
  server.clock.advance({ minutes: 90 });
  const first = await add(client, '拨回');
  server.clock.set(right);
  expect((await add(client, '拨回')).id).not.toBe(first.id);
});

it('another person, or another text, is another write', async () => {
  const [one, two] = [await server.loginAs('qiye'), await server.loginAs('zaojia')];
  const made = await Promise.all([add(one, '甲公司'), add(one, '乙公司'), add(two, '甲公司')]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(3);
});

it('at the same time, on two instances, it happens once', async () => {
  const client = await server.loginAs('qiye');
  // Both instances need about the same time, within the three seconds.
  other.clock.set(server.clock());
  const again = other.client(client.token);
  const made = await Promise.all([client, again, client, again].map((who) => add(who, '同时')));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await kept(client, '同时')).toBe(1);
});

it('a refused call can be tried again', async () => {
  const client = await server.loginAs('qiye');
  const body = { ...title('缺税号'), forCompany: true };
  const send = () => client.use(invoices).addTitle({ body });
  expect((await refusal(send())).code).toBe((await refusal(send())).code);
  expect(await server.services.db.$count(answeredCalls, sql`answer is null`)).toBe(0);
});

it('a front end of the family sends its own body, and the stored answer is encrypted', async () => {
  const { token } = await server.loginAs('admin');
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: '/mh/system/notice',
      headers: { authorization: `Bearer ${token}` },
      payload: { noticeTitle: '只发一次', noticeType: '1', noticeContent: '<p>正文</p>', status: '0' },
    });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map((answer) => answer.json().code)).toEqual([200, 200]);
  expect(await server.services.db.$count(officeNotices, sql`title = '只发一次'`)).toBe(1);
  const office = await server.loginAs('admin');
  const { rows } = await office
    .use(systemNotices)
    .list({ query: { pageNum: 1, pageSize: 5, noticeTitle: '只发一次' } });
  expect(rows).toHaveLength(1);
  const texts = await server.services.db.select().from(answeredCalls).orderBy(answeredCalls.key);
  expect(texts.length).toBeGreaterThan(0);
  expect(JSON.stringify(texts)).not.toMatch(/一次|同时|正文/);
});

it('is deleted when no repeated call can need it', async () => {
  server.clock.advance({ seconds: 3 });
  await forgetAnsweredCalls(server.services);
  expect(await server.services.db.$count(answeredCalls)).toBe(0);
});
