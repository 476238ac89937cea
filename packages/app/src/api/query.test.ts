import { orders } from '@ca-portal/api/groups/orders';
import { shop } from '@ca-portal/api/groups/shop';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { gather, read, readsOf, refresh, setRead } from './query.js';

const one = read(orders, 'detail', { params: { orderNo: '1' } });
const other = read(orders, 'detail', { params: { orderNo: '2' } });
const list = read(orders, 'list', { query: { page: 1, limit: 10 } });
const product = read(shop, 'detail', { params: { id: '1' } });
const names = gather(orders, 'names', () => Promise.resolve(['one']));

describe('what is out of date', () => {
  const reads = { one, other, list, product, names };
  it.each([
    ['a group: all its reads, those made of several rows too', [orders], ['one', 'other', 'list', 'names']],
    ['a row: its reads, whatever their input', [readsOf(orders, 'detail')], ['one', 'other']],
    ['a read: only this one', [one], ['one']],
    ['several', [shop, list], ['list', 'product']],
    ['nothing', [], []],
  ])('%s', async (_, stale, expected) => {
    const client = new QueryClient();
    for (const { queryKey } of Object.values(reads)) client.setQueryData<unknown>(queryKey, {});
    await refresh(client, stale);
    const invalid = Object.entries(reads).filter(
      ([, { queryKey }]) => client.getQueryState(queryKey)?.isInvalidated,
    );
    expect(invalid.map(([name]) => name)).toEqual(expected);
  });
});

describe('what a read says from now on', () => {
  it('is a new value, or made from the known one', () => {
    const client = new QueryClient();
    setRead(names, ['two'])(client);
    setRead(names, (known) => [...known, 'three'])(client);
    expect(client.getQueryData(names.queryKey)).toEqual(['two', 'three']);
  });
  it('is not made from nothing', () => {
    const client = new QueryClient();
    setRead(names, (known) => [...known, 'three'])(client);
    expect(client.getQueryData(names.queryKey)).toBeUndefined();
  });
});
