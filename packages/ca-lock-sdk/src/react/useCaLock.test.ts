// @vitest-environment jsdom
/* oxlint-disable no-restricted-imports -- the one subpath for React */
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { HANDSHAKE } from '../../tests/fakeService.js';
import { LockError } from '../errors/LockError.js';
import type { LockSession } from '../session/LockSession.js';
import type { WatchOptions } from '../session/watchLock.js';
import type { ConnectOptions } from '../transport/options.js';
import { useCaLock, type UseCaLockOptions } from './useCaLock.js';

/** The wire in memory: which locks are plugged in, and whether the service answers. */
function drawer(...locks: string[]) {
  const world = { locks, up: true, signals: [] as AbortSignal[] };
  const transport: typeof fetch = async (_input, init) => {
    if (init?.signal) world.signals.push(init.signal);
    if (!world.up) throw new TypeError('Failed to fetch');
    if (!init?.body) return new Response(HANDSHAKE);
    const { qrinfo } = JSON.parse(String(init.body)).body;
    const chosen: string | undefined = qrinfo.ext?.devicenum;
    if (qrinfo.qrcodetype === 'CAInit' && world.locks.length > 1 && !chosen) {
      return Response.json({ body: { qrstatus: '1', qrinfo: { ext: { devicenums: world.locks } } } });
    }
    if (chosen) world.locks = [chosen];
    if (!world.locks[0]) return Response.json({ body: { qrstatus: '0', errcode: '0x0A000023' } });
    return Response.json({ body: { qrstatus: '1', qrinfo: { certobject: { devicenum: world.locks[0] } } } });
  };
  return { world, transport };
}

const view = {
  document: {},
  navigator: { userAgent: 'Chrome/142.0.0.0' },
  fetch,
  AbortController,
};
const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});
function lock(options: UseCaLockOptions, wrapper?: (props: { children: ReactNode }) => ReactNode) {
  const rendered = renderHook(() => useCaLock({ view, portCount: 1, watchIntervalMs: 1, ...options }), {
    wrapper,
  });
  undo.push(rendered.unmount);
  return rendered;
}

describe('useCaLock', () => {
  it('connects only when called, and then finds the lock', async () => {
    const { world, transport } = drawer('A');
    const { result } = lock({ fetch: transport });
    expect([result.current.state.phase, world.signals.length]).toEqual(['idle', 0]);
    act(() => result.current.connect());
    expect(result.current.state.phase).toBe('connecting');
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'ready', deviceId: 'A' }));
  });

  it('lets a person choose among several locks', async () => {
    const { transport } = drawer('A', 'B');
    const { result } = lock({ fetch: transport });
    act(() => result.current.connect());
    await waitFor(() => expect(result.current.state).toEqual({ phase: 'choosing', devices: ['A', 'B'] }));
    act(() => result.current.choose('B'));
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'ready', deviceId: 'B' }));
  });

  it('no longer listens to the lock before, once another has been chosen', async () => {
    const watched: WatchOptions[] = [];
    const stopped: number[] = [];
    const session = {
      read: () => Promise.resolve(watched.length ? 'B' : 'A'),
      use: () => Promise.resolve(),
      watch: (options: WatchOptions) => {
        const place = watched.push(options) - 1;
        return () => void stopped.push(place);
      },
      close: () => undefined,
    } as unknown as LockSession;
    const { result } = lock({ connect: () => Promise.resolve(session) });
    act(() => result.current.connect());
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'ready', deviceId: 'A' }));
    act(() => watched[0]?.onLost?.(new LockError('several-locks', { devices: ['A', 'B'] })));
    expect([result.current.state.phase, stopped]).toEqual(['choosing', [0]]);
    act(() => result.current.choose('B'));
    await waitFor(() => expect(result.current.state).toMatchObject({ phase: 'ready', deviceId: 'B' }));
    act(() => watched[0]?.onRemove?.('A'));
    expect(result.current.state.phase).toBe('ready');
  });

  it('detects a removed lock and a stopped service; both can be checked again', async () => {
    const { world, transport } = drawer('A');
    const { result } = lock({ fetch: transport });
    const failed = (code: string) =>
      waitFor(() => expect(result.current.state).toMatchObject({ phase: 'failed', error: { code } }));
    const ready = () => waitFor(() => expect(result.current.state.phase).toBe('ready'));
    act(() => result.current.connect());
    await ready();
    world.locks = [];
    await failed('lock-removed');
    world.locks = ['A'];
    act(() => result.current.connect());
    await ready();
    world.up = false;
    await failed('service-lost');
    act(() => result.current.connect());
    await failed('service-not-found');
    act(() => result.current.disconnect());
    expect(result.current.state.phase).toBe('idle');
  });

  it('shows an error of `connect` instead of waiting forever', async () => {
    const mistake = new Error('no such function');
    const { result } = lock({ connect: () => Promise.reject(mistake) });
    act(() => result.current.connect());
    await waitFor(() =>
      expect(result.current.state).toMatchObject({ phase: 'failed', error: { cause: mistake } }),
    );
    act(() => result.current.choose('A'));
    expect(result.current.state.phase).toBe('failed');
  });

  it('ends everything on unmount', async () => {
    let given: ConnectOptions = {};
    const { result, unmount } = lock({
      connect: (options) => {
        given = options;
        return new Promise(() => {});
      },
    });
    act(() => result.current.connect());
    expect(given.signal?.aborted).toBe(false);
    unmount();
    expect(given.signal?.aborted).toBe(true);
  });

  it('closes a session that opens too late', async () => {
    const { transport } = drawer('A');
    const opened: LockError[] = [];
    const { connectLock } = await import('../connect/connectLock.js');
    let open = () => {};
    const late = new Promise<void>((resolve) => (open = resolve));
    const { result } = lock({
      connect: async (options) => {
        const session = await connectLock({ ...options, fetch: transport, signal: undefined });
        await late;
        queueMicrotask(() => setTimeout(() => session.read('issuer').catch((error) => opened.push(error))));
        return session;
      },
    });
    act(() => result.current.connect());
    act(() => result.current.disconnect());
    open();
    await waitFor(() => expect(opened[0]?.code).toBe('session-closed'));
  });

  it('works in strict mode and on the server', async () => {
    const { transport } = drawer('A');
    const { result } = lock(
      { fetch: transport },
      StrictMode as (props: { children: ReactNode }) => ReactNode,
    );
    act(() => result.current.connect());
    await waitFor(() => expect(result.current.state.phase).toBe('ready'));
    const Phase = () => useCaLock().state.phase;
    expect(renderToString(createElement(Phase))).toBe('idle');
  });
});
