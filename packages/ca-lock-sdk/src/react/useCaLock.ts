'use client';
// oxlint-disable-next-line no-restricted-imports -- the one subpath for React; react is an optional peer dependency
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { connectLock } from '../connect/connectLock.js';
import { LockError } from '../errors/LockError.js';
import type { ConnectOptions } from '../transport/options.js';
import type { LockSession } from '../session/LockSession.js';

/** The phases of a connection, with their data. */
export type CaLockState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting' }
  /** Several locks are plugged in: `choose` one of `devices`. */
  | { readonly phase: 'choosing'; readonly devices: readonly string[] }
  | { readonly phase: 'ready'; readonly session: LockSession; readonly deviceId: string }
  | { readonly phase: 'failed'; readonly error: LockError };

/** The lock in a React component. */
export interface CaLock {
  /** Phase of the connection. */
  state: CaLockState;
  /** 检测CA锁 and 重新检测. Call it in a click handler: nothing is sent before, and the browser may show a prompt. */
  connect(): void;
  /** In phase `choosing`: selects the lock to use. */
  choose(deviceId: string): void;
  /** Ends the session and returns to idle. */
  disconnect(): void;
}

/** Options of `useCaLock`. */
export interface UseCaLockOptions extends Omit<ConnectOptions, 'signal'> {
  /** Milliseconds between two checks for a removed lock. @default 2000 */
  watchIntervalMs?: number | undefined;
  /** For tests and stories. @default connectLock */
  connect?: (options: ConnectOptions) => Promise<LockSession>;
}

/**
 * A lock as React state: idle → connecting → (choosing →) ready, or failed. While ready it detects a
 * removed lock and a lost service. The session ends on unmount; options apply from the next `connect`.
 */
export function useCaLock(options: UseCaLockOptions = {}): CaLock {
  const [state, setState] = useState<CaLockState>({ phase: 'idle' });
  const latest = useRef(options);
  /** Ends the calls and the watcher of the current attempt; its session stays for a choice among several locks. */
  const stop = useRef(() => {});
  /** Ends the session as well. */
  const end = useRef(() => {});
  const session = useRef<LockSession | undefined>(undefined);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => end.current(), []);

  const attempt = useCallback((work: (signal: AbortSignal) => Promise<LockSession>) => {
    stop.current();
    const mine = new AbortController();
    const { signal } = mine;
    let unwatch = () => {};
    stop.current = () => {
      mine.abort();
      unwatch();
    };
    const show = (next: CaLockState) => {
      if (!signal.aborted) setState(next);
    };
    const close = () => session.current?.close();
    end.current = () => {
      stop.current();
      close();
    };
    const fail = (error: LockError) => {
      show(error.devices ? { phase: 'choosing', devices: error.devices } : { phase: 'failed', error });
      // Otherwise the watcher would report the lock that was chosen instead of the former one as removed.
      if (error.devices) stop.current();
      else end.current();
    };
    show({ phase: 'connecting' });
    work(signal)
      .then(async (opened) => {
        if (signal.aborted) return opened.close();
        const deviceId = await opened.read('deviceId', { signal });
        show({ phase: 'ready', session: opened, deviceId });
        unwatch = opened.watch({
          intervalMs: latest.current.watchIntervalMs,
          onRemove: () => fail(new LockError('lock-removed')),
          onLost: fail,
        });
      })
      .catch((why: unknown) => {
        // An error of the page's own `connect` is shown too, since an endless check would be worse.
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
