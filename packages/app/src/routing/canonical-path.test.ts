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
  ['/alipay/', '/alipay'], // written this way in spec 2.2
  ['/ALIPAY//', '/alipay'],
  ['/Core/Order', '/core/order'],
  ['/core/%6Frder', '/core/order'],
  ['/core/', '/core'],
  ['/Redirect/core/order', '/redirect/core/order'],
  ['/redirect//evil.example/core', '/redirect//evil.example/core'],
  // The value of a parameter keeps its spelling.
  ['/Invitation/AbC', '/invitation/AbC'],
  ['/invitation/a%2Fb/', '/invitation/a%2Fb'],
  ['/system/TypeData/11/2/', '/system/typeData/11/2'],
  ['/invitation/', '/invitation/'],
  // A spelling that a record of the tree may use.
  ['/Odd/Case/', '/Odd/Case/'],
  // No page: 404 is shown.
  ['/no/Such', '/no/Such'],
  ['//core/order', '//core/order'],
  ['/core/order/more', '/core/order/more'],
  ['/%', '/%'],
])('%s is %s', (given, proper) => {
  expect(canonicalPath(patterns, given)).toBe(proper);
  expect(canonicalPath(patterns, proper)).toBe(proper); // no endless redirect
});
