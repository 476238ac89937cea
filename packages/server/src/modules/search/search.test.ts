import { knowledge } from '@ca-portal/api/groups/knowledge';
import { search } from '@ca-portal/api/groups/search';
import { errorCodes } from '@ca-portal/api/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleVotes, publishedContent } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
const find = (keyword: string, more: object = {}) =>
  server
    .client()
    .use(search)
    .query({ query: { page: 1, limit: 5, keyword, ...more } });

describe('the search of the site', () => {
  it('finds what can be done at once, then by groups', async () => {
    const { best, groups, suggestion } = await find('补办');
    expect([best?.id, best?.link, suggestion]).toEqual(['0102', '/jumpydDetial?type=0102', '']);
    expect(groups.map((one) => one.group)).toEqual(
      expect.arrayContaining(['business', 'knowledge', 'download', 'notice']),
    );
    expect(groups.every((one) => one.total >= one.hits.length && one.hits.length > 0)).toBe(true);
    const texts = groups.find((one) => one.group === 'knowledge')?.hits ?? [];
    expect(texts[0]?.title).toContain('补办');
    expect(texts.every((hit) => hit.excerpt.length <= 72)).toBe(true);
  });

  it('pages one group without losing or repeating anything', async () => {
    const whole = await find('证书', { group: 'knowledge', limit: 99 });
    const total = whole.groups[0]?.total ?? 0;
    const ids = [];
    for (let page = 1; page <= Math.ceil(total / 4); page += 1) {
      ids.push(...((await find('证书', { group: 'knowledge', limit: 4, page })).groups[0]?.hits ?? []));
    }
    expect(total).toBeGreaterThan(10);
    expect(ids.map((hit) => hit.id)).toEqual(whole.groups[0]?.hits.map((hit) => hit.id));
  });

  it('offers a better spelling when nothing is found', async () => {
    const { suggestion, groups, best } = await find('铺办');
    expect([suggestion, groups, best]).toEqual(['补办', [], null]);
    expect((await find('红烧肉')).suggestion).toBe('');
  });

  it('finds products and files by what they are called', async () => {
    expect((await find('企业主锁')).groups.find((one) => one.group === 'product')?.hits[0]?.id).toBe(
      'lock-master',
    );
    expect((await find('beichen')).groups.find((one) => one.group === 'download')?.total).toBe(3);
  });

  it('remembers the searches of others, but nothing personal', async () => {
    const frequent = async () => (await server.client().use(search).frequent()).keywords;
    expect((await frequent())[0]).toBe('延期续费');
    for (let i = 0; i < 100; i += 1) await find('电子发票');
    expect((await frequent())[0]).toBe('电子发票');
    await find('补办 13000000000');
    expect((await frequent()).join()).not.toContain('13000000000');
    expect((await refusal(find(' '))).code).toBe(errorCodes.badRequest);
  });
});

describe('the knowledge repository', () => {
  const client = () => server.client().use(knowledge);

  it('contains sixty articles, the newest first, in four categories', async () => {
    const { rows, total } = await client().list({ query: { page: 1, limit: 99 } });
    expect([rows.length, total]).toEqual([60, 60]);
    const times = rows.map((row) => row.publishTime);
    expect(times).toEqual(times.toSorted().toReversed());
    const { categories } = await client().categories({ query: {} });
    expect(categories).toEqual([
      { category: '办理指南', count: 22 },
      { category: '常见问题', count: 24 },
      { category: '政策法规', count: 8 },
      { category: '操作视频', count: 6 },
    ]);
    const films = await client().list({ query: { page: 1, limit: 99, category: '操作视频' } });
    expect(films.rows.every((row) => row.kind === 'video' && (row.videoSeconds ?? 0) > 60)).toBe(true);
  });

  it('puts the best match first, and counts the categories for the same words', async () => {
    const found = await client().list({ query: { page: 1, limit: 99, keyword: '锁死' } });
    expect(found.rows[0]?.title).toContain('锁死');
    const { categories, suggestion } = await client().categories({ query: { keyword: '锁死' } });
    expect(categories.reduce((sum, one) => sum + one.count, 0)).toBe(found.total);
    expect(suggestion).toBe('');
    expect((await client().categories({ query: { keyword: '铺办' } })).suggestion).toBe('补办');
  });

  it('opens an article in sections, with related ones', async () => {
    const article = await client().detail({ params: { id: 3 } });
    expect(article).toMatchObject({
      title: '证书快到期，怎么办理延期续费',
      kind: 'article',
      videoSeconds: null,
    });
    expect(article.conclusion).toContain('80 天');
    expect(article.sections.map((one) => one.heading)).toEqual([
      '准备材料',
      '办理步骤',
      '有未开标的投标文件？',
    ]);
    expect(article.sections[1]?.html).toMatch(/^<ol><li>打开/);
    expect(article.related.length).toBeGreaterThan(2);
    expect(article.related.map((one) => one.id)).not.toContain(3);
    expect((await client().detail({ params: { id: 3 } })).reads).toBe(article.reads + 1);
    expect((await refusal(client().detail({ params: { id: 4_000 } }))).code).toBe(errorCodes.notFound);
  });

  it('counts one vote per visitor, also when he presses ten times at once', async () => {
    const { db } = server.services;
    const visitorId = '6c1f2a77-6b0e-4d1e-9a57-3c2b1a0f9e8d';
    const body = { helpful: true, reasons: [], remark: '', visitorId };
    const article = await client().detail({ params: { id: 5 } });
    await Promise.all(
      Array.from({ length: 10 }, () =>
        server
          .client()
          .use(knowledge)
          .feedback({ params: { id: 5 }, body }),
      ),
    );
    const votes = await db.select().from(articleVotes).where(eq(articleVotes.articleId, 5));
    expect(votes).toHaveLength(1);
    const against = { ...body, helpful: false, reasons: ['unclear' as const], remark: '第三步没有图' };
    const { helpfulRate } = await client().feedback({ params: { id: 5 }, body: against });
    expect(helpfulRate).toBeLessThanOrEqual(article.helpfulRate ?? 0);
    expect((await refusal(client().feedback({ params: { id: 4_000 }, body }))).code).toBe(
      errorCodes.notFound,
    );
  });

  it('shows no removed article, in no list and by no search', async () => {
    const { db } = server.services;
    const which = and(eq(publishedContent.kind, 'article'), eq(publishedContent.id, 3));
    await db.update(publishedContent).set({ online: false }).where(which);
    const found = await client().list({ query: { page: 1, limit: 99, keyword: '延期续费' } });
    expect(found.rows.map((row) => row.id)).not.toContain(3);
    expect((await refusal(client().detail({ params: { id: 3 } }))).code).toBe(errorCodes.notFound);
  });
});
