import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';

const neighbor = z.object({ id: z.int(), title: z.string() }).nullable();

/** The full text of a notice of `content.notices`. */
export const notices = {
  detail: endpoint({
    method: 'GET',
    path: '/api/tzgg/getTzgg/{id}',
    summary: 'One notice with text, attachments and its neighbors; counts a reading',
    source: 'ours (2.3 /proclamationDetial)',
    access: anybody,
    envelope: 'data',
    params: z.object({ id: f.id }),
    response: z.object({
      id: z.int(),
      title: z.string(),
      category: z.string(),
      publishTime: f.beijing,
      pinned: z.boolean(),
      publisher: z.string(),
      content: z.string(),
      reads: z.int().min(0),
      attachments: z.array(f.fileLink),
      previous: neighbor,
      next: neighbor,
    }),
    example: {
      params: { id: 1 },
      response: {
        id: 1,
        title: '关于 2026 年 12 月系统维护的通知',
        category: '系统维护',
        publishTime: '2026-11-20 09:00:00',
        pinned: true,
        publisher: '运营服务部',
        content: '<p>平台将于 12 月 5 日 22:00 至次日 02:00 进行维护，期间暂停办理业务。</p>',
        reads: 1286,
        attachments: [{ ...f.exampleFile, name: '维护安排.pdf' }],
        previous: null,
        next: { id: 2, title: '企业证书延期业务新增“免材料”办理方式' },
      },
    },
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/tzgg/getTzggCategory',
    summary: 'Categories of notices with the number of notices in each',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    response: z.array(z.object({ category: z.string(), count: z.int().min(0) })),
    example: { response: [{ category: '系统维护', count: 6 }] },
  }),
};
