import { chat } from '@ca-portal/api/groups/chat';
import { codes } from '@ca-portal/api/groups/codes';
import { content } from '@ca-portal/api/groups/content';
import { home } from '@ca-portal/api/groups/home';
import { knowledge } from '@ca-portal/api/groups/knowledge';
import { person } from '@ca-portal/api/groups/person';
import { search } from '@ca-portal/api/groups/search';
import { createDecipheriv } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parameters, publishedContent } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

const exam = { url: 'https://exam.example.cn/login', key: 'abcdefghijklmnopqrstuvwx', iv: '12345678' };
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ exam });
});
afterAll(() => server.close());

describe('public content', () => {
  it('puts pinned notices first, then the newest', async () => {
    const { rows, total } = await server
      .client()
      .use(content)
      .notices({ query: { page: 1, limit: 9 } });
    expect([rows.length, total]).toEqual([9, 40]);
    expect(rows[0]).toMatchObject({ pinned: true, publishTime: '2026-11-20 09:00:00' });
    const times = rows.slice(1).map((row) => row.publishTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('finds notices by words and category, each once over all pages', async () => {
    const { notices } = server.client().use(content);
    const holidays = await notices({ query: { page: 1, limit: 99, keyword: '期间服务安排' } });
    expect([holidays.total, holidays.rows.every((row) => row.category === '网点')]).toEqual([4, true]);
    const safety = await notices({ query: { page: 1, limit: 99, category: '安全' } });
    expect(safety.rows.every((row) => row.category === '安全')).toBe(true);
    expect((await notices({ query: { page: 1, limit: 9, keyword: '%' } })).total).toBe(0);
    // Words of the text are found, words of the markup are not.
    for (const keyword of ['<p>', '/p', 'strong', 'nbsp']) {
      expect([keyword, (await notices({ query: { page: 1, limit: 9, keyword } })).total]).toEqual([
        keyword,
        0,
      ]);
    }
    const ids = [];
    for (let page = 1; page <= 6; page += 1) {
      ids.push(...(await notices({ query: { page, limit: 7 } })).rows.map((row) => row.id));
    }
    expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  });

  it('lists downloads under the spec’s ids', async () => {
    const { items, total } = await server
      .client()
      .use(content)
      .downloads({ query: { pageItemNum: 999, currentPage: 1 } });
    expect(total).toBe(items.length);
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(['18', '24']));
  });

  it('hides texts that are taken down or not due yet', async () => {
    const { db } = server.services;
    const last = and(eq(publishedContent.kind, 'notice'), eq(publishedContent.id, 40));
    const shown = async () =>
      (
        await server
          .client()
          .use(content)
          .notices({ query: { page: 1, limit: 99 } })
      ).rows.some((row) => row.id === 40);
    expect(await shown()).toBe(true);
    await db.update(publishedContent).set({ online: false }).where(last);
    expect(await shown()).toBe(false);
    const later = new Date(server.clock().getTime() + 1_000);
    await db.update(publishedContent).set({ online: true, publishTime: later }).where(last);
    expect(await shown()).toBe(false);
    server.clock.advance({ seconds: 2 });
    expect(await shown()).toBe(true);
  });

  it('tells in the footer who runs the portal', async () => {
    expect(await server.client().use(content).footer()).toMatchObject({
      organization: '辽宁数字证书服务有限公司（示例）',
      recordNumber: '辽公网安备 00000000000000 号',
      visits: 3286415,
    });
  });
});

describe('code lists', () => {
  const byType = (type: number) => server.client().use(codes).byType({ params: { type } });

  it('come one by one, or all with 0', async () => {
    expect((await byType(2)).map((item) => item.codeContent)).toEqual(['北辰 CA', '云杉 CA', '青禾 CA']);
    expect([...new Set((await byType(0)).map((item) => item.type))]).toEqual([1, 2, 3, 4, 5, 6, 8, 10, 14]);
    expect(await byType(77)).toEqual([]);
    expect((await refusal(byType(-1))).code).toBe(400);
  });
});

describe('the exam entry', () => {
  it('passes on the caller’s own data, encrypted by the server', async () => {
    const { url, ...inTheClear } = await (await server.loginAs('qiye')).use(person).examEntry();
    expect(Object.values(inTheClear)).toEqual(['', '', '', '', '']);
    const parameters = new URL(url ?? '').searchParams;
    const read = (name: string) => {
      const decipher = createDecipheriv('des-ede3-cbc', exam.key, exam.iv);
      return decipher.update(parameters.get(name) ?? '', 'base64', 'utf8') + decipher.final('utf8');
    };
    expect(['idCardNum', 'phone', 'name', 'orgNum', 'unit'].map(read)).toEqual([
      '210000199003070013',
      '13000000000',
      '张示例',
      '91210000TEX000010X',
      '示例建设工程有限公司',
    ]);
  });

  it('gives the data themselves to their owner if the portal has the key (spec 7.4)', async () => {
    const other = await createTestServer({ exam: { ...exam, key: '', iv: '' } });
    try {
      expect(await (await other.loginAs('qiye')).use(person).examEntry()).toEqual({
        idNumber: '210000199003070013',
        phone: '13000000000',
        name: '张示例',
        creditCode: '91210000TEX000010X',
        companyName: '示例建设工程有限公司',
      });
    } finally {
      await other.close();
    }
  });

  it('opens the plain page for a user without data', async () => {
    const { url } = await (await server.loginAs('shenhe1')).use(person).examEntry();
    expect(url).toBe(exam.url);
  });
});

it('published texts show the administrator’s current settings', async () => {
  const { db } = server.services;
  const guest = server.client();
  const told = async () => {
    const { rows } = await guest.use(knowledge).list({ query: { page: 1, limit: 9, keyword: '延期续费' } });
    const [answer] = await guest.use(chat).ask({ query: { keyword: '审核需要多久？', ptId: '1' } });
    const { groups } = await guest.use(search).query({ query: { keyword: '延期续费', page: 1, limit: 9 } });
    const slides = await guest.use(home).carousel();
    return JSON.stringify([rows, answer, groups, slides]);
  };
  expect(await told()).toMatch(/前 80 天.*24 小时.*24 小时.*提前 80 天/);
  for (const [key, value] of [
    ['cert.renew.windowDays', '61'],
    ['review.slaHours', '48'],
  ] as const) {
    await db.update(parameters).set({ value }).where(eq(parameters.key, key));
  }
  const now = await told();
  expect(now).toMatch(/前 61 天.*48 小时.*48 小时.*提前 61 天/);
  expect(now).not.toMatch(/80 天|24 小时|\{\w+\}/);
});
