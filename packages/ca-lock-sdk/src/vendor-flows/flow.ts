import type { KeyCommands, KeyPairRequest } from '../keys.js';
import type { LockSession } from '../session/LockSession.js';

/** The bar that a person sees: 检测锁 → 生成申请 → 签发 → 写入锁. */
export type FlowPhase = 'detect' | 'generate' | 'issue' | 'write';

/** What a flow asks of a lock; `withKeys(session)` has it. */
export type FlowLock = Pick<LockSession, 'read' | 'checkPin'> & KeyCommands;

/**
 * The record of one making, plain JSON without a PIN or a private key. It is saved before every step, so that
 * whoever finds it knows what to do: nothing has begun (`ready`), 制证异常 and to be gone on with (`exception`, also while
 * it runs: a page can vanish at any time), or `done`. There is no fourth state in which a making is lost.
 */
export interface FlowRecord {
  /** Which vendor's making it is. */
  readonly flow: string;
  /** The order. */
  readonly orderNo: string;
  /** The same in every attempt: the server answers a repeated call with what it did the first time. */
  readonly requestId: string;
  /** Not finished, broken off, or done. */
  readonly state: 'ready' | 'exception' | 'done';
  /** The step that runs, or that was cut off. */
  readonly step: string;
  /** Results of the steps that are done. */
  readonly done: Readonly<Record<string, unknown>>;
  /** What cut the last attempt off; a `LockErrorCode`, `call-failed` or, for a page that vanished, nothing. */
  readonly errorCode?: string;
  /** The portal was told of the break; where it was not, the next attempt begins with that. */
  readonly reported?: boolean;
}

/** What the portal gets to know of a break (制证异常). */
export interface BreakReport {
  /** The order. */
  orderNo: string;
  /** The number of the request that broke off. */
  requestId: string;
  /** At which step. */
  step: string;
  /** `page-left` where the page had no time to say why. */
  errorCode: string;
}

/** What a call to a vendor's server is given beside its data. */
export interface CallContext {
  /** Gives the call up. */
  signal: AbortSignal | undefined;
}

/** What every flow is given. */
export interface FlowRun {
  /** The lock that is written. */
  lock: FlowLock;
  /** Goes to the lock and nowhere else. */
  pin: string;
  /** The order. */
  orderNo: string;
  /** The algorithm of the keys. @default 'RSA-2048' */
  algorithm?: KeyPairRequest['algorithm'] | undefined;
  /** Keeps the record, e.g. on the server or in the session storage. No step begins before it has settled. */
  save(record: FlowRecord): void | Promise<void>;
  /** The record of a former attempt at the same order; only the lock is looked at anew. */
  saved?: FlowRecord | undefined;
  /** Called before each step. */
  onStep?(step: { name: string; phase: FlowPhase; index: number; count: number }): void;
  /** Gives the call up. */
  signal?: AbortSignal | undefined;
}

/** What a step sees. */
export interface StepContext extends CallContext {
  run: FlowRun;
  requestId: string;
  /** The result of an earlier step; that it is there is the flow's promise. */
  of<Result>(step: FlowStep<Result>): Result;
}

/** One step: resumable because its result is kept, and because doing it twice does no harm. */
export interface FlowStep<Result = unknown> {
  name: string;
  phase: FlowPhase;
  /** Done anew in every attempt, and before anything counts as begun. */
  everyTime?: boolean;
  act(context: StepContext): Promise<Result>;
}

/** A vendor's way from the lock to the certificate in it. */
export interface Flow {
  name: string;
  steps: readonly FlowStep[];
  /** Tells the portal that the order is in 制证异常. */
  broken(report: BreakReport, context: CallContext): Promise<unknown>;
}

/** The making was cut off. Nothing is lost: the order waits in 制证异常, and the flow goes on from `record`. */
export class FlowBroken extends Error {
  override readonly name = 'FlowBroken';

  constructor(
    readonly record: FlowRecord,
    override readonly cause: unknown,
  ) {
    super(`${record.flow} was cut off at ${record.step}: run it again with the saved record`);
  }
}
