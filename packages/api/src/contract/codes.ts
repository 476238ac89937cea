import { z } from 'zod';
import { anybody, endpoint } from './endpoint.js';
import * as f from './fields.js';

const codeItem = z.object({
  id: z.int(),
  codeNumber: f.code,
  codeContent: z.string(),
  createTime: f.beijing,
  type: z.int(),
});
/** One entry of a code list. */
export type CodeItem = z.output<typeof codeItem>;

/** Rows: Code lists. */
export const codes = {
  byType: endpoint({
    method: 'GET',
    path: '/code/getCodeByType/{type}',
    summary: 'Code list of a type; 0 answers all of them',
    source: '7.2',
    access: anybody,
    envelope: 'data',
    params: z.object({ type: z.coerce.number<number>().int().min(0).max(99) }),
    response: z.array(codeItem),
    example: {
      params: { type: 0 },
      response: [
        {
          id: 1,
          codeNumber: 'P01',
          codeContent: '省级工程建设交易平台',
          createTime: '2026-01-01 08:00:00',
          type: 1,
        },
      ],
    },
  }),
};
