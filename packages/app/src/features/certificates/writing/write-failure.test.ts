import { ApiError } from '@ca-portal/api';
import { LockError } from '@ca-portal/ca-lock-sdk';
import { describe, expect, it, test } from 'vitest';
import type { LockFacts } from '../../../lock/index.js';
import { afterWriteFailure, alreadyIn, type WriteFailure } from './write-failure.js';
import { WriteBroken } from './write-certificate.js';

const issued = { issueId: 'a', serialNumber: '0A7F91C20E88', notAfter: '2028-11-21 10:30:00' };
const earlier: WriteFailure = {
  step: 'write',
  percent: 80,
  title: 'CA 锁已被拔出',
  explanation: '',
  deviceId: 'SIM-0001',
  issued,
};
const facts = (serialNumber?: string): LockFacts => ({
  deviceId: 'SIM-0001',
  unread: [],
  certificate:
    serialNumber === undefined
      ? undefined
      : { serialNumber, holderName: '示例', notAfter: '2028-11-21 10:30:00', issuer: '', der: 'MII' },
});

test.each([
  ['0A7F91C20E88', true],
  ['a7f9 1c20 e88', true],
  ['0A7F91C20E89', false],
  [undefined, false],
])('a lock with certificate %j holds what was issued: %s', (serial, expected) => {
  expect(alreadyIn(facts(serial), earlier)).toBe(expected ? issued : undefined);
});
test('without a break no certificate is expected in the lock', () => {
  expect(alreadyIn(facts('0A7F91C20E88'), undefined)).toBeUndefined();
  expect(alreadyIn(facts('0A7F91C20E88'), { ...earlier, issued: undefined })).toBeUndefined();
});

describe('after a break', () => {
  const at = { earlier: undefined, percent: 35, deviceId: 'SIM-0001' };
  const beforehand = (cause: unknown) => new WriteBroken({ step: 'detect' }, cause);
  const network = new ApiError('network', 0, '网络错误！');

  it('a wrong PIN is asked again, in either place', () => {
    const wrong = beforehand(new LockError('pin-wrong', { remainingTries: 3 }));
    const pinProblem = { message: expect.stringContaining('还可尝试 3 次'), remainingTries: 3 };
    expect(afterWriteFailure(wrong, at)).toEqual({ phase: 'prepare', pinProblem });
    expect(afterWriteFailure(wrong, { ...at, earlier })).toEqual({
      phase: 'broken',
      broken: earlier,
      pinProblem,
    });
  });
  it('a lock that is missing beforehand is shown by its panel', () => {
    expect(afterWriteFailure(beforehand(new LockError('lock-removed')), at)).toEqual({ phase: 'prepare' });
  });
  it('a server that cannot be reached beforehand is reported, without alarm', () => {
    expect(afterWriteFailure(beforehand(network), at)).toEqual({
      phase: 'prepare',
      refusal: '网络错误。请检查网络后继续。',
    });
  });
  it('an attempt that has started is 制证异常, with the certificate that may be in the lock', () => {
    const broken = new WriteBroken({ step: 'write', issueId: 'a', issued }, new LockError('lock-removed'));
    expect(afterWriteFailure(broken, { ...at, percent: 80 })).toMatchObject({
      phase: 'broken',
      broken: { step: 'write', percent: 80, title: 'CA 锁已被拔出', deviceId: 'SIM-0001', issued },
    });
  });
  it('the tenth wrong PIN while continuing keeps the certificate and leads to the unlocking', () => {
    const last = beforehand(new LockError('pin-locked', { remainingTries: 0 }));
    const state = afterWriteFailure(last, { ...at, earlier });
    expect(state).toMatchObject({ phase: 'broken', broken: { percent: 80, issued } });
    expect(JSON.stringify(state)).toContain('锁死');
  });
  it('a retry that fails at once keeps the first break', () => {
    expect(afterWriteFailure(beforehand(network), { ...at, earlier })).toMatchObject({
      phase: 'broken',
      broken: { percent: 80, title: '与平台的连接中断了', issued },
    });
  });
});
