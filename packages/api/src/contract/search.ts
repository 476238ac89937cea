import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';

const groups = ['business', 'product', 'knowledge', 'download', 'notice', 'course'] as const;

const hit = z.object({
  id: z.string(),
  title: z.string(),
  /** Plain text around the match; the page highlights the words itself. */
  excerpt: z.string(),
  link: z.string(),
});

/** Rows: Search over everything public. */
export const search = {
  query: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Search of the whole site, in groups with counts; one group alone can be paged',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    query: z.object({
      ...f.paging,
      keyword: z.string().trim().min(1, '请输入要查找的内容').max(50),
      group: z.enum(groups).optional(),
    }),
    response: z.object({
      /** A better spelling; empty when the keyword is spelled correctly. */
      suggestion: z.string(),
      /** An action for the search; null when no business matches. */
      best: hit.nullable(),
      groups: z.array(z.object({ group: z.enum(groups), total: z.int().min(0), hits: z.array(hit) })),
    }),
    example: {
      query: { page: 1, limit: 5, keyword: '延期' },
      response: {
        suggestion: '',
        best: {
          id: '0103',
          title: '延期续费',
          excerpt: '到期前 80 天起可以办理',
          link: '/jumpydDetial?type=0103',
        },
        groups: [
          {
            group: 'knowledge',
            total: 1,
            hits: [
              {
                id: '12',
                title: '证书快到期，怎么办理延期续费',
                excerpt: '到期前 80 天起可以在线办理',
                link: '/knowledgeDetail?id=12',
              },
            ],
          },
        ],
      },
    },
  }),
  frequent: endpoint({
    method: 'GET',
    path: '/api/search/frequent',
    summary: 'What others look for most, for an empty or fruitless search',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    response: z.object({ keywords: z.array(z.string()), businesses: z.array(hit) }),
    example: {
      response: {
        keywords: ['延期续费', '驱动下载', '发票'],
        businesses: [{ id: '0101', title: '新办实体CA锁', excerpt: '', link: '/jumpydDetial?type=0101' }],
      },
    },
  }),
};
