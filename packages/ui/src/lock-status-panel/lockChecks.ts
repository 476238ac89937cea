/** The checks in order. The first one that fails decides the message of the panel. */
export const lockChecks = ['system', 'browser', 'permission', 'service', 'lock', 'certificate'] as const;
/** The checks before a lock can be used, in order. */
export type LockCheck = (typeof lockChecks)[number];

/** `unknown`: not checked, because an earlier check failed. */
export type LockCheckState = 'waiting' | 'checking' | 'pass' | 'fail' | 'unknown';

/** Why a lock cannot be used, as text to show. The caller provides it. */
export interface LockProblem {
  /** The check that failed. */
  at: LockCheck;
  /** What happened. */
  title: string;
  /** The cause. */
  body?: string | undefined;
  /** What to do next. */
  next?: string | undefined;
  /** One sentence per item that could not be read: one panel instead of nine toasts. */
  details?: readonly string[] | undefined;
  /** Step-by-step instructions, such as for the browser's permission; replaces `next`. */
  steps?: readonly string[] | undefined;
  /** The picture beside the text. */
  picture?: 'computer' | 'lock' | undefined;
  /** Checking again would change nothing: no 重新检测. */
  final?: boolean | undefined;
  /** `danger` for a lock that is unusable until somebody helps, such as a locked PIN. @default 'plain' */
  tone?: 'plain' | 'danger' | undefined;
}

/** One of several locks that are plugged in. */
export interface LockChoice {
  /** Device number in the lock service. */
  deviceId: string;
  /** 企业主锁. @default the device number */
  name?: string | undefined;
  /** The holder, if it can be read. */
  holderName?: string | undefined;
}

/** The phase of the check. */
export type LockStatus =
  | { readonly phase: 'idle' }
  /** `asking`: the browser shows its permission prompt and waits for the person. */
  | { readonly phase: 'checking'; readonly at: LockCheck; readonly asking?: boolean | undefined }
  /** Several locks are plugged in, and the person must choose. */
  | { readonly phase: 'choosing'; readonly locks: readonly LockChoice[] }
  | { readonly phase: 'failed'; readonly problem: LockProblem }
  /** `blank`: the lock has no certificate yet, so the last lamp stays gray. */
  | { readonly phase: 'ready'; readonly blank?: boolean | undefined };

type CheckStates = Record<LockCheck, LockCheckState>;

/** Green before `at`, `here` for it, `after` for the later ones. */
function statesAt(at: LockCheck | undefined, here: LockCheckState, after: LockCheckState = 'waiting') {
  const index = at === undefined ? -1 : lockChecks.indexOf(at);
  const stateOf = (i: number) => (i < index ? 'pass' : i === index ? here : after);
  return Object.fromEntries(lockChecks.map((check, i) => [check, stateOf(i)])) as CheckStates;
}

/** States of the six lamps. Checks after a failure did not run: they wait. */
export function lampStates(status: LockStatus): CheckStates {
  if (status.phase === 'checking') return statesAt(status.at, 'checking');
  if (status.phase === 'failed') return statesAt(status.problem.at, 'fail');
  if (status.phase === 'choosing') return statesAt('certificate', 'waiting');
  if (status.phase === 'ready') return statesAt('certificate', status.blank ? 'waiting' : 'pass');
  return statesAt(undefined, 'waiting');
}
