'use client';
// oxlint-disable-next-line no-restricted-imports -- the one subpath for React; react is an optional peer dependency
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { connectLock } from '../connect/connectLock.js';
import { LockError } from '../errors/LockError.js';
import type { ConnectOptions } from '../transport/options.js';
import type { LockSession } from '../session/LockSession.js';

/** The phases of a connection, with what each has to offer. */
export type CaLockState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting' }
  /** Several locks are plugged in: `choose` one of `devices`. */
  | { readonly phase: 'choosing'; readonly devices: readonly string[] }
  | { readonly phase: 'ready'; readonly session: LockSession; readonly deviceId: string }
  | { readonly phase: 'failed'; readonly error: LockError };

/** The lock as a React component sees it. */
export interface CaLock {
  /** How far the connection has come. */
  state: CaLockState;
  /** 检测CA锁 and 重新检测. Call it from a click: nothing is asked before, and the browser may ask. */
  connect(): void;
  /** In phase `choosing`: the lock to use. */
  choose(deviceId: string): void;
  /** Ends the session, back to idle. */
  disconnect(): void;
}

/** How `useCaLock` connects and watches. */
export interface UseCaLockOptions extends Omit<ConnectOptions, 'signal'> {
  /** Milliseconds between two looks for a lock that is pulled out. @default 2000 */
  watchIntervalMs?: number | undefined;
  /** For tests and stories. @default connectLock */
  connect?: (options: ConnectOptions) => Promise<LockSession>;
}

/**
 * A lock as React state: idle → connecting → (choosing →) ready, or failed. While ready it notices a lock that is
 * pulled out and a service that is lost. The session ends with the component; options count from the next `connect`.
 */
export function useCaLock(options: UseCaLockOptions = {}): CaLock {
  const [state, setState] = useState<CaLockState>({ phase: 'idle' });
  const latest = useRef(options);
  /** What the present attempt must end: its calls, its watching and its session. */
  const end = useRef(() => {});
  const session = useRef<LockSession | undefined>(undefined);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => end.current(), []);

  const attempt = useCallback((work: (signal: AbortSignal) => Promise<LockSession>) => {
    const mine = new AbortController();
    const { signal } = mine;
    const show = (next: CaLockState) => {
      if (!signal.aborted) setState(next);
    };
    const close = () => session.current?.close();
    end.current = () => {
      mine.abort();
      close();
    };
    const fail = (error: LockError) => {
      show(error.devices ? { phase: 'choosing', devices: error.devices } : { phase: 'failed', error });
      // To choose among several locks, the session is still needed.
      if (!error.devices) end.current();
    };
    show({ phase: 'connecting' });
    work(signal)
      .then(async (opened) => {
        if (signal.aborted) return opened.close();
        const deviceId = await opened.read('deviceId', { signal });
        show({ phase: 'ready', session: opened, deviceId });
        opened.watch({
          intervalMs: latest.current.watchIntervalMs,
          onRemove: () => fail(new LockError('lock-removed')),
          onLost: fail,
        });
      })
      .catch((why: unknown) => {
        // A mistake of the page's own connect is shown too: a check that never ends would be worse.
        if (!signal.aborted)
          fail(why instanceof LockError ? why : new LockError('session-closed', { cause: why }));
      });
  }, []);

  return useMemo(
    () => ({
      state,
      connect() {
        end.current();
        attempt(async (signal) => {
          const { connect = connectLock, watchIntervalMs: _own, ...rest } = latest.current;
          session.current = await connect({ ...rest, signal });
          return session.current;
        });
      },
      choose(deviceId: string) {
        const open = session.current;
        if (!open) return;
        attempt(async (signal) => {
          await open.use(deviceId, { signal });
          return open;
        });
      },
      disconnect() {
        end.current();
        setState({ phase: 'idle' });
      },
    }),
    [attempt, state],
  );
}
