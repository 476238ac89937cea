import type { KeyCommands, KeyPairRequest } from '../keys.js';
import type { LockSession } from '../session/LockSession.js';

/** The progress bar: 检测锁 → 生成申请 → 签发 → 写入锁. */
export type FlowPhase = 'detect' | 'generate' | 'issue' | 'write';

/** The lock commands that a flow needs; `withKeys(session)` has them. */
export type FlowLock = Pick<LockSession, 'read' | 'checkPin'> & KeyCommands;

/**
 * The record of one issuing, plain JSON without PIN or private key. It is saved before every step, so that
 * its state is always known: not started (`ready`), 制证异常 that must be resumed (`exception`, also while
 * it runs, because a page can close at any time), or `done`. There is no state in which an issuing is lost.
 */
export interface FlowRecord {
  /** Vendor of the flow. */
  readonly flow: string;
  /** The order. */
  readonly orderNo: string;
  /** The same in every attempt: the server answers a repeated call with the first result. */
  readonly requestId: string;
  /** Not started, interrupted, or done. */
  readonly state: 'ready' | 'exception' | 'done';
  /** The current step, or the interrupted one. */
  readonly step: string;
  /** Results of the finished steps. */
  readonly done: Readonly<Record<string, unknown>>;
  /** Why the last attempt was interrupted; a `LockErrorCode`, `call-failed`, or undefined for a page that closed. */
  readonly errorCode?: string;
  /** The interruption was reported to the portal; if not, the next attempt starts with the report. */
  readonly reported?: boolean;
}

/** The report of an interruption (制证异常). */
export interface BreakReport {
  /** The order. */
  orderNo: string;
  /** Number of the interrupted request. */
  requestId: string;
  /** The interrupted step. */
  step: string;
  /** `page-left` when the page closed without an error. */
  errorCode: string;
}

/** Second argument of a call to a vendor's server. */
export interface CallContext {
  /** Aborts the call. */
  signal: AbortSignal | undefined;
}

/** Input of every flow. */
export interface FlowRun {
  /** The lock to write. */
  lock: FlowLock;
  /** Sent to the lock only. */
  pin: string;
  /** The order. */
  orderNo: string;
  /** The algorithm of the keys. @default 'RSA-2048' */
  algorithm?: KeyPairRequest['algorithm'] | undefined;
  /** Saves the record, e.g. on the server or in session storage. Each step waits for it. */
  save(record: FlowRecord): void | Promise<void>;
  /** The record of a former attempt at the same order; only the lock is checked again. */
  saved?: FlowRecord | undefined;
  /** Called before each step. */
  onStep?(step: { name: string; phase: FlowPhase; index: number; count: number }): void;
  /** Aborts the flow. */
  signal?: AbortSignal | undefined;
}

/** Context of a step. */
export interface StepContext extends CallContext {
  run: FlowRun;
  requestId: string;
  /** The result of an earlier step; the flow guarantees that it exists. */
  of<Result>(step: FlowStep<Result>): Result;
}

/** One step: resumable because its result is stored, and because repeating it is harmless. */
export interface FlowStep<Result = unknown> {
  name: string;
  phase: FlowPhase;
  /** Repeated in every attempt, and before the flow counts as started. */
  everyTime?: boolean;
  act(context: StepContext): Promise<Result>;
}

/** A vendor's steps from the lock to the written certificate. */
export interface Flow {
  name: string;
  steps: readonly FlowStep[];
  /** Reports to the portal that the order is in 制证异常. */
  broken(report: BreakReport, context: CallContext): Promise<unknown>;
}

/** The issuing was interrupted. Nothing is lost: the order is in 制证异常, and the flow resumes from `record`. */
export class FlowBroken extends Error {
  override readonly name = 'FlowBroken';

  constructor(
    readonly record: FlowRecord,
    override readonly cause: unknown,
  ) {
    super(`${record.flow} was cut off at ${record.step}: run it again with the saved record`);
  }
}
