/** What is looked at, in this order. The first that is not in order decides what the panel says. */
export const lockChecks = ['system', 'browser', 'permission', 'service', 'lock', 'certificate'] as const;
/** What is checked before a lock can be used, one after the other. */
export type LockCheck = (typeof lockChecks)[number];

/** `unknown`: not looked at, because something before it failed. */
export type LockCheckState = 'waiting' | 'checking' | 'pass' | 'fail' | 'unknown';

/** Why a lock cannot be used, in words that are ready to be shown. Where they come from is the caller's matter. */
export interface LockProblem {
  /** The lamp that it puts out. */
  at: LockCheck;
  /** What happened; why; what to do next. */
  title: string;
  /** Why. */
  body?: string | undefined;
  /** What to do now. */
  next?: string | undefined;
  /** A sentence for each item that could not be read: one panel instead of nine toasts. */
  details?: readonly string[] | undefined;
  /** A way to walk step by step, such as to the browser's permission; takes the place of `next`. */
  steps?: readonly string[] | undefined;
  /** What is drawn beside the words. */
  picture?: 'computer' | 'lock' | undefined;
  /** Looking again would change nothing: no 重新检测. */
  final?: boolean | undefined;
  /** `danger` for what has gone for good until somebody helps, such as a locked PIN. @default 'plain' */
  tone?: 'plain' | 'danger' | undefined;
}

/** One of several locks that are plugged in. */
export interface LockChoice {
  /** The number by which the lock service knows it. */
  deviceId: string;
  /** 企业主锁. @default the device number */
  name?: string | undefined;
  /** Whose lock it is, where that can be read. */
  holderName?: string | undefined;
}

/** Where the way to a lock stands. */
export type LockStatus =
  | { readonly phase: 'idle' }
  /** `asking`: the browser shows its own question and waits for the person. */
  | { readonly phase: 'checking'; readonly at: LockCheck; readonly asking?: boolean | undefined }
  /** Several locks are plugged in, and the person must say which. */
  | { readonly phase: 'choosing'; readonly locks: readonly LockChoice[] }
  | { readonly phase: 'failed'; readonly problem: LockProblem }
  /** `blank`: no certificate is in it yet, so the last lamp stays gray. */
  | { readonly phase: 'ready'; readonly blank?: boolean | undefined };

type CheckStates = Record<LockCheck, LockCheckState>;

/** Green before `at`, `here` on it, `after` behind it. */
function statesAt(at: LockCheck | undefined, here: LockCheckState, after: LockCheckState = 'waiting') {
  const index = at === undefined ? -1 : lockChecks.indexOf(at);
  const stateOf = (i: number) => (i < index ? 'pass' : i === index ? here : after);
  return Object.fromEntries(lockChecks.map((check, i) => [check, stateOf(i)])) as CheckStates;
}

/** How the six lamps stand. What lies behind a failure was never looked at: it waits. */
export function lampStates(status: LockStatus): CheckStates {
  if (status.phase === 'checking') return statesAt(status.at, 'checking');
  if (status.phase === 'failed') return statesAt(status.problem.at, 'fail');
  if (status.phase === 'choosing') return statesAt('certificate', 'waiting');
  if (status.phase === 'ready') return statesAt('certificate', status.blank ? 'waiting' : 'pass');
  return statesAt(undefined, 'waiting');
}
