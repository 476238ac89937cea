import { groups, isRepeatable, type Endpoint } from '@ca-portal/api/contract';
import { describe, expect, test } from 'vitest';
import { contentKey, documentKey, isFrame, isSuccess, keptOf, type Asked } from './requests.js';

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
    ['/mh/api/course/12', {}, 'content'],
    ['/mh/tDownload/getDownloadInfo/18', { method: 'POST' }, 'content'],
    ['/mh/shop/getShopList?page=1', { method: 'POST' }, 'offer'],
    ['/mh/shop/getShop/lock-master', { method: 'POST' }, 'offer'],
    ['/mh/code/getCodeByType/1', {}, 'offer'],
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
    ['/mh/api/knowledge/list?page=1&limit=10&keyword=%E5%BC%A0%E4%B8%89', {}],
    ['/mh/api/tzgg/getTzgg?keyword=', {}],
    ['/mh/common/download?fileName=a', { mode: 'navigate' }],
    ['/sandbox/outbox', { mode: 'navigate' }],
    ['/mh/common/public/film.mp4', { destination: 'video' }],
    ['https://evil.example/assets/a.js', {}],
    ['http://127.0.0.1:11345/', {}],
    ['/mh/api/tzgg/getTzgg', { method: 'POST' }],
    ['/mh/api/tzgg/getTzgg', { mode: 'navigate' }],
    ['/favicon.svg', { mode: 'navigate' }],
    ['/brand/theme.css', { mode: 'navigate' }],
    ['/portal.config.json', { mode: 'navigate' }],
    ['/mh/shop/getShopList', {}],
    ['/mh/shop/getShopSku', { method: 'POST' }],
    ['/mh/shop/getShop/lock-master/remind', { method: 'POST' }],
    ['/mh/api/knowledge/12/feedback', { method: 'POST' }],
  ] as const)('%s %o is not', (path, given) => expect(kept(path, given)).toBeUndefined());

  test('caches of calls with a login only what is the same for everybody, or asked again without the login', () => {
    const login = { authorization: '5.secret' };
    expect(kept('/mh/api/tzgg/getTzgg', {}, login)).toBe('content');
    expect(kept('/mh/shop/getShopList', { method: 'POST' }, login)).toBe('offer');
    // A course says whether the user has enrolled.
    for (const path of ['/mh/api/course/12', '/assets/a.js', '/mh/getInfo', '/mh/member/mine'])
      expect(kept(path, {}, login)).toBeUndefined();
    expect(kept('/', { mode: 'navigate' }, login)).toBeUndefined();
  });
});

describe('the contract', () => {
  const rows = Object.values(groups).flatMap((group) => Object.values(group));
  const pathOf = ({ path }: Endpoint) => `/mh${path.replace(/\{\w+\}/g, '1')}`;

  test('contains the rows that this file relies on', () => expect(rows.length).toBeGreaterThan(200));
  test.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (_, row) => {
    const isOpen = row.access.kind === 'public' && (row.method === 'GET' || isRepeatable(row));
    const allowed = isOpen ? [undefined, 'content', 'offer'] : [undefined];
    // With and without a login: no personal data in the cache.
    expect(allowed).toContain(kept(pathOf(row), { method: row.method }));
    expect(allowed).toContain(kept(pathOf(row), { method: row.method }, { authorization: '5.secret' }));
  });
});

test('keys a call by its parameters, also a read by POST', async () => {
  const list = new URL('/mh/shop/getShopList?page=1', origin);
  const key = await contentKey(list, 'POST', '{"carrier":"pc"}');
  expect(key).toMatch(/^https:\/\/ca\.example\.cn\/mh\/shop\/getShopList\?page=1&asked=[0-9a-f]{64}$/);
  expect(await contentKey(list, 'POST', '{"carrier":"pc"}')).toBe(key);
  expect(await contentKey(list, 'POST', '{}')).not.toBe(key);
  expect(await contentKey(list, 'GET', '')).toBe(list.href);
});

test('layout data do not count as content of the page', () => {
  const frame = (path: string) => isFrame(new URL(path, origin));
  expect(frame('/mh/api/gywm/getfooter')).toBe(true);
  expect(frame('/portal.config.json')).toBe(true);
  expect(frame('/mh/code/getCodeByType/1')).toBe(true);
  expect(frame('/mh/api/gywm/getGywm')).toBe(false);
  expect(frame('/mh/api/tzgg/getTzgg')).toBe(false);
});

test('keys documents by kind, without the parameters of their addresses', () => {
  const key = (path: string) => documentKey(new URL(path, origin));
  expect(key('/?from=x')).toBe('/');
  expect(key('/login/?redirect=/core')).toBe('/login');
  expect(key('/jumpCa?ticket=secret')).toBe('/app');
  expect(key('/core/order')).toBe('/app');
});

test('does not cache refusals with status 200', () => {
  expect(isSuccess({ code: 200, rows: [] })).toBe(true);
  expect(isSuccess({ code: 0, data: 1 })).toBe(true);
  expect(isSuccess({ brand: {} })).toBe(true);
  expect(isSuccess({ code: 500, msg: '系统繁忙' })).toBe(false);
  expect(isSuccess('text')).toBe(false);
});
