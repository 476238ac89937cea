import { LockError, type LockErrorCode, type LockReading } from '@ca-portal/ca-lock-sdk';
import { lockMessage, zhCN } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import type { LockCheck, LockProblem as ShownProblem } from '@ca-portal/ui/lock-status-panel';
import { serverClock } from '../api/server-clock.js';

/** Why a lock cannot be used, in the form of `LockStatusPanel`, with the code for decisions of the app. */
export interface LockProblem extends ShownProblem {
  /** `not-a-computer` is defined here: a phone has no port for a lock. */
  code: LockErrorCode | 'not-a-computer';
}

export const notAComputer: LockProblem = {
  at: 'system',
  code: 'not-a-computer',
  ...zhCN.environment.notAComputer,
  final: true,
};

const checkOfCode: Partial<Record<LockErrorCode, LockCheck>> = {
  'browser-refused': 'browser',
  'insecure-context': 'browser',
  'permission-denied': 'permission',
  'permission-pending-timeout': 'permission',
  'service-not-found': 'service',
  'foreign-service': 'service',
  'service-lost': 'service',
  timeout: 'service',
  'malformed-answer': 'service',
  'unknown-command': 'service',
  'no-certificate': 'certificate',
};
const aboutTheCertificate = /^certificate-/;

/** The lamp for an error. An error that is not about the connection to the lock is about the lock. */
const checkOf = (code: LockErrorCode): LockCheck =>
  checkOfCode[code] ?? (aboutTheCertificate.test(code) ? 'certificate' : 'lock');

/** Additions of the panel to the sentences of some errors. */
const looks: Partial<Record<LockErrorCode, Partial<ShownProblem>>> = {
  'browser-refused': { final: true },
  'permission-denied': {
    steps: ['点击地址栏左侧的图标', '找到“访问本机程序”或“本地网络”，改为“允许”', '回到这里，重新检测'],
  },
  'service-not-found': { picture: 'computer' },
  'foreign-service': { picture: 'computer' },
  'no-lock': { picture: 'lock' },
  'lock-removed': { picture: 'lock' },
  'pin-locked': { tone: 'danger', final: true },
};

export const problemOf = (error: LockError): LockProblem => ({
  at: checkOf(error.code),
  code: error.code,
  ...lockMessage(error),
  ...looks[error.code],
});

/** Errors shown at the PIN field, so that the PIN can be typed again. */
export interface PinProblem {
  readonly message: string;
  readonly remainingTries: number | undefined;
}
const pinErrors: readonly LockErrorCode[] = ['pin-wrong', 'pin-invalid-length'];

/** The sentence for a refused PIN; undefined where the lock failed in another way. */
export function pinProblemOf(error: LockError): PinProblem | undefined {
  if (!pinErrors.includes(error.code)) return undefined;
  const { title, next } = lockMessage(error);
  return { message: `${title}。${next}`, remainingTries: error.remainingTries };
}

/**
 * Handles anything thrown around a lock. Anything but a LockError is a bug in the portal: it is reported, and the user
 * can retry instead of waiting for ever.
 */
export function asLockError(error: unknown): LockError {
  if (error instanceof LockError) return error;
  reportError(error);
  return new LockError('session-closed', { cause: error });
}

export const unreadSentences = ({ failures }: LockReading): string[] =>
  Object.values(failures).map((error) => lockMessage(error).title);

/** One problem out of several failed reads: a removed or empty lock is reported instead of nine sentences. */
export function readingProblem(reading: LockReading): LockProblem {
  const errors = Object.values(reading.failures);
  const telling = errors.find(({ code }) => code !== 'read-failed' && code !== 'no-certificate');
  const blank = errors.find(({ code }) => code === 'no-certificate');
  if (telling ?? blank) return problemOf((telling ?? blank) as LockError);
  const details = unreadSentences(reading);
  return {
    at: 'lock',
    code: 'read-failed',
    title: `锁已插好，但有 ${details.length} 项没有读到`,
    body: '锁有应答，但没有给出这些内容。',
    next: '请重新插拔一次，再点“重新检测”。仍然失败，请把检测结果发给客服。',
    details,
  };
}

/** Details for customer service; nothing that identifies the user or opens the lock. */
export const problemReport = ({ code, at, title, details = [] }: LockProblem): string =>
  [
    `检测结果：${zhCN.environment.checks[at]}（${code}）`,
    title,
    ...details,
    `时间：${new Date(serverClock.now()).toISOString()}`,
    `浏览器：${navigator.userAgent}`,
  ].join('\n');
