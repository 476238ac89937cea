import { ApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { expect, expectTypeOf, test } from 'vitest';
import { readState, type Read } from './read-state.js';

const idle = { error: null, isError: false, isFetching: false, refetch: () => undefined };
const here = <Data>(data: Data): Read<Data> => ({ ...idle, data });
const waiting: Read<string> = { ...idle, data: undefined, isFetching: true };
const failed = (error: unknown, data?: string): Read<string> => ({ ...idle, data, error, isError: true });
const refused = failed(new ApiError('business', errorCodes.forbidden, '没有权限'));
const unknown = failed(new ApiError('business', errorCodes.notFound, '不存在'));
const offline = failed(new ApiError('network', 0, 'offline'));

test.each([
  ['here', here('a'), 'here'],
  ['here still, though reading it anew failed', failed(offline.error, 'a'), 'here'],
  ['refused to the role', refused, 'refused'],
  ['not known to the server', unknown, 'missing'],
  ['offline', offline, 'failed'],
  ['refused for another reason', failed(new ApiError('business', 601, '已关闭')), 'failed'],
  ['on its way', waiting, 'loading'],
] as const)('a read is %s', (_name, query, state) => {
  expect(readState(query).state).toBe(state);
});

test('several queries are loaded together, each with its own data', () => {
  const read = readState([here('a'), here(1)]);
  expect(read).toEqual({ state: 'here', data: ['a', 1] });
  if (read.state === 'here') expectTypeOf(read.data).toEqualTypeOf<readonly [string, number]>();
});

test('of several queries the first that failed counts, even while others load', () => {
  expect(readState([waiting, offline, refused])).toEqual({ state: 'failed', query: offline, at: 1 });
  expect(readState([here('a'), waiting]).state).toBe('loading');
});
