import { describe, expect, test } from 'vitest';
import { guard, loginPath, safeRedirect } from './guard.js';

const visitor = { hasToken: false, rolesLoaded: false };
const fresh = { hasToken: true, rolesLoaded: false };
const user = { hasToken: true, rolesLoaded: true };
const home = { redirect: '/' };

describe('guard of spec 2.1', () => {
  test.each([
    ['/', visitor, 'proceed'],
    ['/product', visitor, 'proceed'],
    ['/makeSureOrder', visitor, 'proceed'],
    ['/login', visitor, 'proceed'],
    ['/core', visitor, home],
    ['/core/personal', visitor, home],
    ['/CORE/personal', visitor, home],
    ['/moreCoupons', visitor, home],
    ['/myCoupons', visitor, home],
    ['/login', fresh, home],
    ['/login', user, home],
    ['/', fresh, 'load'],
    ['/core/caManage', fresh, 'load'],
    ['/core/caManage', user, 'proceed'],
  ] as const)('%s as %o', (path, state, decision) => {
    expect(guard(path, state)).toEqual(decision);
  });
});

describe('safeRedirect', () => {
  test.each([
    ['/core/order?state=20', '/core/order?state=20'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?redirect=/login', '/'],
    ['/loginByCa', '/'],
    ['', '/'],
    [null, '/'],
  ])('%j leads to %s', (target, expected) => expect(safeRedirect(target)).toBe(expected));

  test('what loginPath carries comes back', () => {
    const from = '/makeSureOrder?product=lock-master&years=2#total';
    const query = new URL(loginPath(from, 'expired'), 'http://portal.example').searchParams;
    expect(safeRedirect(query.get('redirect'))).toBe(from);
  });
});
