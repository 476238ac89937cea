import { ApiError, type OrderDetail } from '@ca-portal/api';
import { LockError } from '@ca-portal/ca-lock-sdk';
import { lockMessage } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { asLockError, type LockFacts } from '../../../lock/index.js';
import { sameSerial } from './same-serial.js';
import { SealMissing } from './seal.js';
import type {
  IssuedCertificate,
  WriteBroken,
  WriteProgress,
  WriteStep,
  Written,
} from './write-certificate.js';

/** What interrupted the writing, in words, and what is needed to continue. */
export interface WriteFailure {
  step: WriteStep;
  percent: number;
  title: string;
  explanation: string;
  deviceId: string;
  issued: IssuedCertificate | undefined;
}

/** With few tries left the form warns before the lock locks itself. */
export interface PinProblem {
  message: string;
  remainingTries: number | undefined;
}

export type WritingState =
  | { phase: 'prepare'; pinProblem?: PinProblem; refusal?: string }
  | { phase: 'writing'; progress: WriteProgress; startedAt: number }
  | { phase: 'broken'; broken: WriteFailure; pinProblem?: PinProblem }
  | { phase: 'done'; written: Written };

/** What this visit continues from. */
export type Unfinished = Pick<WriteFailure, 'step' | 'deviceId' | 'issued'>;

/** The break of an earlier visit, as the server knows it: a reload or another computer continues from there. */
export const leftUnfinished = ({ writing }: Pick<OrderDetail, 'writing'>): Unfinished | undefined =>
  writing && { ...writing, issued: writing.issuedCertificate ?? undefined };

const pinErrors: readonly string[] = ['pin-wrong', 'pin-invalid-length'];

/** The PIN is asked again under its field; every other error leads back to the detection. */
export const isPinError = (cause: unknown): cause is LockError =>
  cause instanceof LockError && pinErrors.includes(cause.code);

/** The certificate of the interrupted attempt, if this lock contains it already. */
export function alreadyIn(facts: LockFacts, broken: Unfinished | undefined): IssuedCertificate | undefined {
  const issued = broken?.issued;
  const inLock = facts.certificate?.serialNumber;
  return issued && inLock && sameSerial(inLock, issued.serialNumber) ? issued : undefined;
}

/** A break in words: a short title and what happened. */
export function breakWords(cause: unknown): { title: string; explanation: string } {
  if (cause instanceof ApiError) {
    const sentence = cause.message.replace(/[。！]$/, '');
    return cause.kind === 'business' && !cause.retryable
      ? { title: '平台没有接受这一步', explanation: `${sentence}。` }
      : { title: '与平台的连接中断了', explanation: `${sentence}。请检查网络后继续。` };
  }
  if (cause instanceof SealMissing) return { title: '没有写入印章', explanation: `${cause.message}。` };
  const error = asLockError(cause);
  const { title, body } = lockMessage(error);
  // The next step of the page covers a pulled-out lock; the lock's panel below says why it may have come loose.
  return { title, explanation: error.code === 'lock-removed' ? `${title}。` : `${title}。${body}` };
}

/** The page's state after a break. A break before the start does not change it. */
export function afterWriteFailure(
  { cause, begun, step, issued }: WriteBroken,
  at: { earlier: WriteFailure | undefined; percent: number; deviceId: string },
): WritingState {
  const { earlier, percent, deviceId } = at;
  if (isPinError(cause)) {
    const { title, next } = lockMessage(cause);
    const pinProblem = { message: `${title}。${next}`, remainingTries: cause.remainingTries };
    return earlier ? { phase: 'broken', broken: earlier, pinProblem } : { phase: 'prepare', pinProblem };
  }
  const words = breakWords(cause);
  if (begun) return { phase: 'broken', broken: { step, percent, ...words, deviceId, issued } };
  if (earlier) return { phase: 'broken', broken: { ...earlier, ...words } };
  // The lock's panel shows problems of a lock.
  return { phase: 'prepare', ...(cause instanceof LockError ? {} : { refusal: words.explanation }) };
}
