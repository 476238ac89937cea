import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';

const article = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  kind: z.enum(['article', 'video', 'policy']),
  /** Length of a video in seconds; null for text. */
  videoSeconds: z.int().min(0).nullable(),
  publishTime: f.beijing,
  reads: z.int().min(0),
  /** Share of 有帮助 among the votes, 0 to 100; null without votes. */
  helpfulRate: z.int().min(0).max(100).nullable(),
});
/** An article of the help center. */
export type KnowledgeArticle = z.output<typeof article>;

const exampleArticle: KnowledgeArticle = {
  id: 12,
  title: '证书快到期，怎么办理延期续费',
  summary: '到期前 80 天起可以在线办理，插上锁即可写入新证书。',
  category: '办理指南',
  kind: 'article',
  videoSeconds: null,
  publishTime: '2026-10-12 09:00:00',
  reads: 3421,
  helpfulRate: 92,
};
const byId = z.object({ id: f.id });

/** Rows: The help center. */
export const knowledge = {
  list: endpoint({
    method: 'GET',
    path: '/api/knowledge/list',
    summary: 'Articles of the knowledge repository; with a keyword the best match first, else the newest',
    source: 'ours (2.3 /knowledge)',
    access: anybody,
    envelope: 'rows',
    query: z.object({
      ...f.paging,
      keyword: f.keyword.optional(),
      category: z.string().max(20).optional(),
    }),
    response: article,
    example: { query: { page: 1, limit: 10, keyword: '延期' }, response: exampleArticle },
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/knowledge/categories',
    summary:
      'Categories with the number of articles that fit the keyword, and a better spelling if there is one',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    query: z.object({ keyword: f.keyword.optional() }),
    response: z.object({
      categories: z.array(z.object({ category: z.string(), count: z.int().min(0) })),
      /** Empty when the keyword is spelled correctly. */
      suggestion: z.string(),
    }),
    example: {
      query: {},
      response: { categories: [{ category: '办理指南', count: 22 }], suggestion: '' },
    },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/knowledge/{id}',
    summary: 'One article with contents, steps and related articles; counts a reading',
    source: 'ours (2.3 /knowledgeDetail)',
    access: anybody,
    envelope: 'data',
    params: byId,
    response: article.extend({
      /** The answer in one or two sentences, before the steps. */
      conclusion: z.string(),
      sections: z.array(z.object({ heading: z.string(), html: z.string() })),
      videoUrl: z.string(),
      attachments: z.array(f.fileLink),
      related: z.array(z.object({ id: z.int(), title: z.string() })),
    }),
    example: {
      params: { id: 12 },
      response: {
        ...exampleArticle,
        conclusion: '到期前 80 天起可以办理，新有效期从原到期日接着算。',
        sections: [{ heading: '准备材料', html: '<p>企业信息没有变化时不需要材料。</p>' }],
        videoUrl: '',
        attachments: [],
        related: [{ id: 13, title: '延期后投标文件解不开怎么办' }],
      },
    },
  }),
  feedback: endpoint({
    method: 'POST',
    path: '/api/knowledge/{id}/feedback',
    summary: 'Was it helpful? One vote for each visitor and article; no login needed',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    params: byId,
    body: z.object({
      helpful: z.boolean(),
      reasons: z.array(z.enum(['outdated', 'unclear', 'wrong', 'incomplete'])).max(4),
      remark: f.sentence,
      /** Created and stored by the browser: it distinguishes visitors without identifying them. */
      visitorId: f.uuid,
    }),
    response: z.object({ helpfulRate: z.int().min(0).max(100) }),
    example: {
      params: { id: 12 },
      body: {
        helpful: false,
        reasons: ['unclear'],
        remark: '第三步没有图',
        visitorId: '6c1f2a77-6b0e-4d1e-9a57-3c2b1a0f9e8d',
      },
      response: { helpfulRate: 91 },
    },
  }),
};
