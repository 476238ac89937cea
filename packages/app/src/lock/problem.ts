import { LockError, type LockErrorCode, type LockReading } from '@ca-portal/ca-lock-sdk';
import type { LockMessage } from '@ca-portal/ca-lock-sdk/messages';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { lampOf, type LampKey } from './lamps.js';

/** Why a lock cannot be used: which lamp, what to say, and what may be done about it. */
export interface LockProblem {
  lamp: LampKey;
  /** `not-a-computer` is ours: a phone has no port for a lock. */
  code: LockErrorCode | 'not-a-computer';
  message: LockMessage;
  /** Items that were not read, each with its own sentence (spec section 8): one panel instead of nine toasts. */
  unread: string[];
}

export const notAComputer: LockProblem = {
  lamp: 'system',
  code: 'not-a-computer',
  message: {
    title: '手机和平板不能使用实体CA锁',
    body: 'CA锁要插在电脑的 USB 接口上，并需要电脑上的驱动程序。',
    next: '请在电脑上打开本站，或改用密码、短信登录。',
  },
  unread: [],
};

export const problemOf = (error: LockError): LockProblem => ({
  lamp: lampOf(error.code),
  code: error.code,
  message: lockMessage(error),
  unread: [],
});

/**
 * Anything thrown around a lock. What is no LockError is a mistake of ours: it is reported, and the person gets a
 * way on instead of a check that never ends.
 */
export function asLockError(error: unknown): LockError {
  if (error instanceof LockError) return error;
  reportError(error);
  return new LockError('session-closed', { cause: error });
}

export const unreadSentences = ({ failures }: LockReading): string[] =>
  Object.values(failures).map((error) => lockMessage(error).title);

/** One problem out of several reads that failed: a lock that left or is blank says more than nine sentences. */
export function readingProblem(reading: LockReading): LockProblem {
  const errors = Object.values(reading.failures);
  const telling = errors.find(({ code }) => code !== 'read-failed' && code !== 'no-certificate');
  const blank = errors.find(({ code }) => code === 'no-certificate');
  if (telling ?? blank) return problemOf((telling ?? blank) as LockError);
  const unread = unreadSentences(reading);
  return {
    lamp: 'lock',
    code: 'read-failed',
    message: {
      title: `锁已插好，但有 ${unread.length} 项没有读到`,
      body: '锁有应答，但没有给出这些内容。',
      next: '请重新插拔一次，再点“重新检测”。仍然失败，请把检测结果发给客服。',
    },
    unread,
  };
}
