import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.js';

const patterns = [
  '/',
  '/login',
  '/core',
  '/core/order',
  '/alipay',
  '/invitation/:token',
  '/system/typeData/:id/:type',
  '/Odd/Case/',
];

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/Login', '/login'],
  ['/login/', '/login'],
  ['/alipay/', '/alipay'], // spec 2.2 writes it so
  ['/ALIPAY//', '/alipay'],
  ['/Core/Order', '/core/order'],
  ['/core/%6Frder', '/core/order'],
  ['/core/', '/core'],
  ['/Redirect/core/order', '/redirect/core/order'],
  ['/redirect//evil.example/core', '/redirect//evil.example/core'],
  // What fills a parameter is nobody's to spell.
  ['/Invitation/AbC', '/invitation/AbC'],
  ['/invitation/a%2Fb/', '/invitation/a%2Fb'],
  ['/system/TypeData/11/2/', '/system/typeData/11/2'],
  ['/invitation/', '/invitation/'],
  // As a record of the tree may spell it.
  ['/Odd/Case/', '/Odd/Case/'],
  // No page: 404 says so.
  ['/no/Such', '/no/Such'],
  ['//core/order', '//core/order'],
  ['/core/order/more', '/core/order/more'],
  ['/%', '/%'],
])('%s is %s', (given, proper) => {
  expect(canonicalPath(patterns, given)).toBe(proper);
  expect(canonicalPath(patterns, proper)).toBe(proper); // no circle
});
