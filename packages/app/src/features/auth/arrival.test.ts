import { describe, expect, test } from 'vitest';
import { readArrival } from './arrival.js';

const at = (address: string) => readArrival(new URL(address, 'http://portal.example'));

describe('an arrival', () => {
  test('by a link: the one-time token in the fragment', () => {
    expect(at('/jumpCa?target=%2Fcore%2Forder#token=once')).toEqual({
      proof: { kind: 'link', token: 'once' },
      paymentToken: undefined,
      hasSecrets: true,
      target: '/core/order',
    });
  });

  test('by user name and ticket, in the query as older systems send them', () => {
    expect(at('/jumpCa?username=qiye&ticket=a.b.c&redirect=/product%3Fplatform%3DP01')).toMatchObject({
      proof: { kind: 'ticket', username: 'qiye', ticket: 'a.b.c' },
      target: '/product?platform=P01',
    });
  });

  test('with a second token', () => {
    expect(at('/jumpCa#token=once&paymentToken=zf.1').paymentToken).toBe('zf.1');
  });

  test.each(['/jumpCa#paymentToken=zf.1', '/jumpCa?username=qiye&paymentToken=zf.1'])(
    'without a proof a second token is left alone, but leaves the address: %s',
    (address) => expect(at(address)).toMatchObject({ paymentToken: undefined, hasSecrets: true }),
  );

  test('without either there is nothing to remove', () => expect(at('/jumpCa').hasSecrets).toBe(false));

  test.each(['/jumpCa', '/jumpCa?username=qiye', '/jumpCa?ticket=a.b.c', '/jumpCa?token='])(
    '%s proves nothing: the lock has to',
    (address) => expect(at(address).proof).toBeUndefined(),
  );

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/jumpCa#token=again',
    '/login',
    '%09//evil.example',
  ])('a target outside the portal leads home: %s', (target) => {
    expect(at(`/jumpCa?target=${target}#token=once`).target).toBe('/');
  });
});
