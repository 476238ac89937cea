import { z } from 'zod';
import { endpoint, type Access } from './endpoint.js';
import * as f from './fields.js';
import { legacy } from './legacy.js';

/* Shared parts of the API family's calls: paging parameters, period filter, and deletion by ids
   in the path. */

/** The family's paging; by default the first ten. */
export const systemPaging = {
  pageNum: z.coerce.number<number>().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number<number>().int().min(1).max(999).optional(),
};
export const sorting = {
  orderByColumn: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .optional(),
  isAsc: z.enum(['asc', 'desc', 'ascending', 'descending']).optional(),
};
/** An empty filter is an empty text. */
export const flagOrAll = f.flag.or(z.literal('')).optional();
export const filter = f.keyword.optional();

/** A list query with a period, whose wire names contain brackets. Days are inclusive. */
export const periodQuery = <Shape extends z.core.$ZodShape>(shape: Shape) => {
  const moment = z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2})?$/)
    .optional();
  const names: Readonly<Record<string, string>> = {
    beginTime: 'params[beginTime]',
    endTime: 'params[endTime]',
  };
  return legacy(
    z.object({ ...systemPaging, ...shape, beginTime: moment, endTime: moment }),
    names as {
      readonly [
        K in keyof (typeof systemPaging & Shape & { beginTime: typeof moment; endTime: typeof moment })
      ]?: string;
    },
  );
};

/**
 * Several records by their ids in the path, as the family deletes. The parameter has the same name as in the call
 * that reads one record, because OpenAPI requires one name for one position of a path.
 */
export const removal = <Name extends string>(base: string, name: Name, summary: string, access: Access) =>
  endpoint({
    method: 'DELETE',
    path: `${base}/{${name}}`,
    summary,
    source: 'ours (API family)',
    access,
    envelope: 'data',
    params: z.object({ [name]: f.ids } as { [K in Name]: typeof f.ids }),
    response: f.nothing,
    example: { params: { [name]: '11,12' } as never, response: null },
  });

/** The family's export: the same filters as a form, the rows as a workbook. */
export const workbook = {
  fileName: '导出.xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
