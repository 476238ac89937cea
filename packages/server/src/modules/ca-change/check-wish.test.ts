import { expect, it } from 'vitest';
import { InvalidInput } from '../../kernel/portal-error.js';
import { checkDelivery } from './check-wish.js';

it('allows pickup and shipping only for a lock, not for downloads', () => {
  const given = { delivery: 'counter', receiver: null, servicePoint: '一号网点' } as const;
  expect(() => checkDelivery(given, 'lock', '0106', { courier: true })).not.toThrow();
  for (const carrier of ['mobile', 'pc'] as const) {
    expect(() => checkDelivery(given, carrier, '0106', { courier: true })).toThrow(InvalidInput);
    expect(() =>
      checkDelivery({ ...given, delivery: 'online' }, carrier, '0106', { courier: true }),
    ).not.toThrow();
  }
});
