import { randomUUID } from 'node:crypto';
import { chat } from '@ca-portal/api/groups/chat';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedContent } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';
import { runBenchmark } from './benchmark.js';
import { questionBank } from './question-bank.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
const visitor = () => server.client().use(chat);
const ask = (keyword: string) => visitor().ask({ query: { keyword, ptId: '1' } });

describe('an answer', () => {
  it('is nothing, one, or several to choose from', async () => {
    expect(await ask('今天天气怎么样')).toEqual([]);
    const [one, ...none] = await ask('审核需要多久？');
    expect([one?.title, none.length]).toEqual(['审核需要多久？', 0]);
    expect(one?.replyList[0]?.answer).toContain('24 小时');
    const several = await ask('发票');
    expect(several.length).toBeGreaterThan(1);
    expect(several.every((entry) => entry.title.includes('发票'))).toBe(true);
  });

  it('knows other names for a thing, and full-width letters', async () => {
    expect((await ask('Ｕ盾丢失挂失'))[0]?.title).toBe('锁丢了怎么补办？');
  });

  it('can be fetched by the id that was picked', async () => {
    const [picked] = await ask('发票');
    const entry = await visitor().replyById({ query: { id: picked?.id ?? 0 } });
    expect(entry).toEqual(picked);
    expect(await visitor().replyById({ query: { id: 99_999 } })).toBeNull();
  });

  it('follows the bank: a new text is found at once, a removed one is not', async () => {
    const { db } = server.services;
    const row = and(eq(publishedContent.kind, 'question'), eq(publishedContent.title, '锁可以邮寄吗？'));
    const later = new Date(server.clock().getTime() + 1);
    await db.update(publishedContent).set({ title: '无人机能送货吗？', changedAt: later }).where(row);
    expect((await ask('无人机能送货吗'))[0]?.title).toBe('无人机能送货吗？');
    await db
      .update(publishedContent)
      .set({ online: false })
      .where(eq(publishedContent.title, '无人机能送货吗？'));
    expect((await ask('无人机能送货吗')).map((entry) => entry.title)).not.toContain('无人机能送货吗？');
  });

  it('is refused for an empty question, and survives a hostile one', async () => {
    expect((await refusal(ask('  '))).code).toBe(400);
    for (const odd of ['%', '<script>', '发'.repeat(200), '🔒', '"a" OR 1=1', '\\']) {
      expect(Array.isArray(await ask(odd))).toBe(true);
    }
  });
});

it('the left column holds the ten common questions', async () => {
  const common = await visitor().commonQuestions({ query: { code: '1' } });
  expect([common.length, common[0]?.title]).toEqual([10, '如何新办CA锁？']);
});

it('the assistant answers in the three shapes', async () => {
  const query = async (question: string) =>
    visitor().query({
      body: { docId: '', question, model: 'portal-search', session: randomUUID(), chatType: 'only-query' },
    });
  expect(await query('今天天气怎么样')).toMatchObject({ content: '', num: 1, replyList: [] });
  expect(await query('审核需要多久？')).toMatchObject({ num: 2, replyList: [{ title: '审核需要多久？' }] });
  const several = await query('发票');
  expect([several.num, several.replyList.length > 1]).toEqual([3, true]);
});

it('people are online in working hours only', async () => {
  const online = async () => (await visitor().customerCare()).map((one) => one.online);
  server.clock.set(new Date('2026-11-23T02:00:00Z'));
  expect(await online()).toEqual([true, true, true]);
  server.clock.set(new Date('2026-11-22T02:00:00Z'));
  expect(await online()).toEqual([false, false, false]);
});

it.each([
  ['benchmark', 60, 0.9, 0.75],
  ['benchmark-held-out', 20, 0.8, 0.6],
] as const)('knows what users ask: %s', async (set, asked, leastFound, leastDirect) => {
  const result = runBenchmark(await questionBank(server.services), set);
  const enough = result.found / asked >= leastFound;
  // The misses are part of the comparison, so that a failure shows the questions.
  expect([result.asked, enough, enough || result.misses]).toEqual([asked, true, true]);
  expect(result.direct / asked).toBeGreaterThanOrEqual(leastDirect);
});
