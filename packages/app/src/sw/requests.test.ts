import * as contract from '@ca-portal/api/contract';
import { describe, expect, test } from 'vitest';
import { documentKey, isSuccess, keptOf, type Asked } from './requests.js';

const origin = 'https://ca.example.cn';
const asked = (given: Partial<Asked> = {}, headers: Record<string, string> = {}): Asked => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  headers: new Headers(headers),
  ...given,
});
const kept = (path: string, given?: Partial<Asked>, headers?: Record<string, string>) =>
  keptOf(new URL(path, origin), asked(given, headers), origin);

describe('kept for reading without a network', () => {
  test.each([
    ['/assets/index-abc.js', {}, 'file'],
    ['/icons/icon-192.png', { destination: 'image' }, 'file'],
    ['/mh/api/tzgg/getTzgg?page=1', {}, 'content'],
    ['/mh/api/knowledge/12', {}, 'content'],
    ['/portal.config.json', {}, 'content'],
    ['/mh/common/public/cover.png', { destination: 'image' }, 'picture'],
    ['/', { mode: 'navigate' }, 'document'],
    ['/core/order?orderNo=DD1', { mode: 'navigate' }, 'document'],
  ] as const)('%s %o', (path, given, expected) => expect(kept(path, given)).toBe(expected));

  test.each([
    ['/version.json', {}],
    ['/sw.js', {}],
    ['/mh/captchaImage', {}],
    ['/mh/getInfo', {}],
    ['/mh/order/DD1', {}],
    ['/mh/api/search?q=1', {}],
    ['/mh/common/download?fileName=a', { mode: 'navigate' }],
    ['/sandbox/outbox', { mode: 'navigate' }],
    ['/mh/common/public/film.mp4', { destination: 'video' }],
    ['https://evil.example/assets/a.js', {}],
    ['http://127.0.0.1:11345/', {}],
    ['/mh/api/tzgg/getTzgg', { method: 'POST' }],
  ] as const)('%s %o is not', (path, given) => expect(kept(path, given)).toBeUndefined());

  test('nothing that is sent with a login is, whatever it is', () => {
    const login = { authorization: '5.secret' };
    for (const path of ['/mh/api/tzgg/getTzgg', '/assets/a.js', '/portal.config.json'])
      expect(kept(path, {}, login)).toBeUndefined();
    expect(kept('/', { mode: 'navigate' }, login)).toBeUndefined();
  });
});

describe('the contract', () => {
  const rows = Object.values(contract)
    .filter((group) => typeof group === 'object' && group !== null)
    .flatMap((group) => Object.values(group as Record<string, unknown>))
    .filter((row): row is contract.Endpoint => typeof row === 'object' && row !== null && 'access' in row);
  const pathOf = ({ path }: contract.Endpoint) => `/mh${path.replace(/\{\w+\}/g, '1')}`;

  test('has the rows that this file believes in', () => expect(rows.length).toBeGreaterThan(200));
  test.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (_, row) => {
    const found = kept(pathOf(row), { method: row.method });
    // Without a login in the request either: nothing of a person's own has a place in a cache.
    const allowed =
      row.access.kind === 'public' && row.method === 'GET' ? [undefined, 'content'] : [undefined];
    expect(allowed).toContain(found);
  });
});

test('documents are kept by kind, without what their addresses carry', () => {
  const key = (path: string) => documentKey(new URL(path, origin));
  expect(key('/?from=x')).toBe('/');
  expect(key('/login/?redirect=/core')).toBe('/login');
  expect(key('/jumpCa?ticket=secret')).toBe('/app');
  expect(key('/core/order')).toBe('/app');
});

test('refusals with status 200 are not kept', () => {
  expect(isSuccess({ code: 200, rows: [] })).toBe(true);
  expect(isSuccess({ code: 0, data: 1 })).toBe(true);
  expect(isSuccess({ brand: {} })).toBe(true);
  expect(isSuccess({ code: 500, msg: '系统繁忙' })).toBe(false);
  expect(isSuccess('text')).toBe(false);
});
