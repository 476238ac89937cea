import { expect, test } from 'vitest';
import { refreshTarget } from './refresh-target.js';

test.each([
  ['/redirect/core/order', '/core/order'],
  ['/redirect/core/orderDetail?orderNo=DD1#fees', '/core/orderDetail?orderNo=DD1#fees'],
  ['/redirect', '/'],
  ['/redirect/', '/'],
  ['/redirect//evil.example', '/'],
  ['/redirect///evil.example/core', '/'],
  ['/redirect/\\evil.example', '/'],
  ['/redirect/\t/evil.example', '/'],
  ['/redirect/https://evil.example', '/https://evil.example'],
  ['/redirect/javascript:alert(1)', '/javascript:alert(1)'],
  ['/redirect/login?redirect=/core', '/'],
])('%j leads to %j', (given, target) => expect(refreshTarget(given)).toBe(target));
