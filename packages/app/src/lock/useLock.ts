import { LockError, type ConnectOptions, type LockReading } from '@ca-portal/ca-lock-sdk';
import { rememberPortIn } from '@ca-portal/ca-lock-sdk/remember';
import type { LockCheck } from '@ca-portal/ui/lock-status-panel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortalConfig } from '../config/config.js';
import { factsOf, type LockFacts, type LockNeed } from './facts.js';
import { asLockError, notAComputer, problemOf, readingProblem, type LockProblem } from './problem.js';
import { useLockSdk, type LockConnection, type LockSdk } from './sdk.js';

export type LockState =
  | { readonly phase: 'idle' }
  /** `asking`: the browser shows its permission prompt and waits for the user. */
  | { readonly phase: 'checking'; readonly at: LockCheck; readonly asking: boolean }
  /** Several locks are plugged in; `choose` continues with one of them. */
  | { readonly phase: 'choosing'; readonly devices: readonly string[] }
  | { readonly phase: 'ready'; readonly session: LockConnection; readonly lock: LockFacts }
  | { readonly phase: 'failed'; readonly problem: LockProblem };

export interface LockControl {
  state: LockState;
  /** 检测CA锁 and 重新检测. Call it from a click: nothing is checked before, and the browser may prompt. */
  check: () => void;
  /** Continues with one of several locks, by its device number. */
  choose: (deviceId: string) => void;
  /** Passes an error of the session (a lock pulled out, a PIN locked) to the panel, which shows it. */
  fail: (error: LockError) => void;
  /** Back to idle, the session closed. */
  reset: () => void;
}

export interface UseLockOptions {
  /** @default 'certificate' */
  need?: LockNeed;
  /** Reads the seal's picture, too. @default false */
  seal?: boolean;
  /** For stories and tests. @default the SDK of `LockSdkProvider`, which is the real one */
  sdk?: LockSdk;
}

/** Read only when used: a browser that refuses storage throws already on access, and a lock needs no storage. */
export const browserStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
};

interface Run {
  sdk: LockSdk;
  need: LockNeed;
  options: ConnectOptions;
  show: (state: LockState) => void;
  /** Resolves with the lock that the user chooses; rejects when the check is canceled. */
  chosen: () => Promise<string>;
}

/** All items of the only lock, or of the one that the user chooses among several. */
async function readLock(session: LockConnection, run: Run): Promise<LockReading> {
  const { options, show, chosen } = run;
  const call = options.signal ? { signal: options.signal } : {};
  try {
    return await session.readAll(call);
  } catch (error) {
    if (!(error instanceof LockError) || !error.devices) throw error;
    show({ phase: 'choosing', devices: error.devices });
    const deviceId = await chosen();
    show({ phase: 'checking', at: 'lock', asking: false });
    await session.use(deviceId, call);
    return session.readAll(call);
  }
}

/** One check from lamp to lamp. Returns the session to keep, or shows why there is none. */
async function walk(run: Run): Promise<LockConnection | undefined> {
  const { sdk, need, options, show } = run;
  if (!sdk.isComputer()) {
    show({ phase: 'failed', problem: notAComputer });
    return undefined;
  }
  show({ phase: 'checking', at: 'browser', asking: false });
  const report = await sdk.preflight();
  if (report.error) throw report.error;
  const asking = report.permission === 'prompt';
  show({ phase: 'checking', at: asking ? 'permission' : 'service', asking });
  const session = await sdk.connect(options);
  try {
    show({ phase: 'checking', at: 'lock', asking: false });
    const reading = await readLock(session, run);
    const facts = factsOf(reading, need);
    if (facts) {
      // Before every PIN the user sees the tries left; a driver that cannot report them blocks nobody.
      const pin = await session
        .pinState(options.signal ? { signal: options.signal } : {})
        .catch(() => undefined);
      const { licenseKey, signal } = options;
      // A lock without a seal refuses the request.
      const seals = licenseKey ? await session.seals({ signal }).catch(() => []) : undefined;
      const lock = { ...facts, pin, seals };
      show({ phase: 'ready', session, lock });
      return session;
    }
    show({ phase: 'failed', problem: readingProblem(reading) });
  } catch (error) {
    session.close();
    throw error;
  }
  session.close();
  return undefined;
}

/**
 * The connection to a lock as a small state machine: idle → checking (→ choosing) → ready or failed. While ready it
 * notices a lock that is pulled out. The session ends with the component.
 */
export function useLock({
  need = 'certificate',
  seal = false,
  sdk: given,
}: UseLockOptions = {}): LockControl {
  const provided = useLockSdk();
  const sdk = given ?? provided;
  const { firstPort, portCount, licenseKey: published } = usePortalConfig().lock;
  const licenseKey = seal ? published : '';
  const [state, setState] = useState<LockState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const open = useRef<LockConnection | null>(null);
  const unwatch = useRef<() => void>(() => undefined);
  const answer = useRef<(deviceId: string) => void>(() => undefined);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    unwatch.current();
    open.current?.close();
    open.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const fail = useCallback((error: LockError) => {
    running.current = null;
    // The session stays open until the next check: a running command should end with its own, more precise error.
    unwatch.current();
    setState({ phase: 'failed', problem: problemOf(error) });
  }, []);

  const check = useCallback(() => {
    stop();
    const mine = new AbortController();
    running.current = mine;
    const current = () => running.current === mine;
    const show = (next: LockState) => {
      if (current()) setState(next);
    };
    const options = {
      firstPort,
      portCount,
      rememberedPort: rememberPortIn(browserStorage),
      signal: mine.signal,
      ...(licenseKey && { licenseKey }),
    };
    const failed = (error: unknown) => {
      if (current()) fail(asLockError(error));
    };
    const chosen = () =>
      new Promise<string>((resolve, reject) => {
        answer.current = resolve;
        // The check that waits here must end too, or its session would stay open.
        mine.signal.addEventListener('abort', () => reject(new LockError('aborted')), { once: true });
      });
    walk({ sdk, need, options, show, chosen }).then((session) => {
      if (!session) return;
      if (!current()) return session.close();
      open.current = session;
      const onRemove = () => failed(new LockError('lock-removed'));
      unwatch.current = session.watch({ onRemove, onLost: failed });
    }, failed);
  }, [fail, firstPort, licenseKey, need, portCount, sdk, stop]);

  const reset = useCallback(() => {
    stop();
    setState({ phase: 'idle' });
  }, [stop]);

  const choose = useCallback((deviceId: string) => answer.current(deviceId), []);

  return { state, check, choose, fail, reset };
}
