import { systemPosts } from '@ca-portal/api/groups/system-posts';
import { monitor } from '@ca-portal/api/groups/monitor';
import { expect, it, vi } from 'vitest';
import { api } from '../../api/client.js';
import type { ListQuery } from './description.js';
import { family, fileOf, own, type Narrowing } from './list-input.js';

const asked: Narrowing<string> = {
  words: 'operName',
  filters: ['status', ['noticeType', 'kind']],
  numbers: [['businessType', 'deed']],
  period: 'time',
};
type Sent = Record<string, unknown>;
const query = (filters: ListQuery['filters'], words = ''): ListQuery => ({
  page: 2,
  pageSize: 20,
  words,
  filters,
  sort: null,
});
const everything = query(
  { status: '1', kind: '2', deed: '0', timeFrom: '2026-11-01', timeTo: '2026-11-30' },
  '王',
);
const narrowed = {
  operName: '王',
  status: '1',
  noticeType: '2',
  businessType: 0,
  beginTime: '2026-11-01',
  endTime: '2026-11-30',
};

it('sends what is in force under the names of the call, in the paging of its kind', () => {
  expect(family<Sent>(asked)(everything)).toEqual({ query: { pageNum: 2, pageSize: 20, ...narrowed } });
  expect(own<Sent>(asked)(everything)).toEqual({ query: { page: 2, limit: 20, ...narrowed } });
});

it('leaves out what is empty or not a filter of the call', () => {
  expect(own<Sent>(asked)(query({ status: '', kind: '', other: '1' }))).toEqual({
    query: { page: 2, limit: 20 },
  });
});

it('sends what every page of the list has in common', () => {
  expect(family<Sent>({}, { dictType: 'code_1' })(query({}))).toEqual({
    query: { pageNum: 2, pageSize: 20, dictType: 'code_1' },
  });
});

it('asks for the file of all pages, narrowed as the list is', async () => {
  const exportOf = vi.fn<(input: unknown) => Promise<unknown>>(() => Promise.resolve({}));
  const use = vi.spyOn(api, 'use').mockReturnValue({ exportLogins: exportOf, export: exportOf } as never);
  const logins = { words: 'userName', filters: ['status'], period: 'time' } as const;
  await fileOf(monitor, 'exportLogins', logins)(everything);
  await fileOf(systemPosts, 'export', {})(everything);
  use.mockRestore();
  expect(exportOf.mock.calls.map(([input]) => input)).toEqual([
    { body: { userName: '王', status: '1', beginTime: '2026-11-01', endTime: '2026-11-30' } },
    { body: {} },
  ]);
});
