import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeService, HANDSHAKE, type FakeService } from '../test/fakeService.js';
import { freePorts } from '../test/ports.js';
import {
  connectLock as connectWithDefaults,
  LockError,
  type ConnectOptions,
  type PermissionWatch,
} from './index.js';

const running: FakeService[] = [];
const silentPorts: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(running.splice(0).map((service) => service.stop()));
  for (const server of silentPorts.splice(0)) server.close();
});

async function serve(...args: Parameters<typeof fakeService>): Promise<FakeService> {
  const service = await fakeService(...args);
  running.push(service);
  return service;
}

/** Accepts connections and never says anything. */
async function silence(port: number): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => {}).unref());
  silentPorts.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Patient unless a test is about time: a loaded machine must not decide the others. */
const connectLock = (options: ConnectOptions) => connectWithDefaults({ probeTimeoutMs: 5000, ...options });

const good = (port: number) => serve(port, (_command, response) => response.end(HANDSHAKE));

async function failure(options: ConnectOptions): Promise<LockError> {
  const error: unknown = await connectLock(options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(LockError);
  return error as LockError;
}

describe('discovery', () => {
  it('finds the service on any of the ten ports and remembers it', async () => {
    const firstPort = await freePorts();
    await good(firstPort + 9);
    const kept: number[] = [];
    const session = await connectLock({
      firstPort,
      rememberedPort: { get: () => undefined, set: (port) => void kept.push(port) },
    });
    expect([session.port, session.caType, kept]).toEqual([firstPort + 9, '260', [firstPort + 9]]);
  });

  it('asks the remembered port alone when it still answers', async () => {
    const firstPort = await freePorts();
    const other = await good(firstPort);
    await good(firstPort + 4);
    const session = await connectLock({
      firstPort,
      rememberedPort: { get: () => firstPort + 4, set: () => {} },
    });
    expect(session.port).toBe(firstPort + 4);
    expect(other.seen).toEqual([]);
  });

  it('goes on to the race when the remembered port is dead, out of range, or its storage is broken', async () => {
    const firstPort = await freePorts();
    await good(firstPort + 2);
    const stranger = await good(await freePorts(1));
    for (const get of [
      () => firstPort + 7,
      () => stranger.port,
      () => {
        throw new Error('storage forbidden');
      },
    ]) {
      const session = await connectLock({
        firstPort,
        rememberedPort: { get, set: () => Promise.reject(new Error('full')) },
      });
      expect(session.port).toBe(firstPort + 2);
    }
    expect(stranger.seen).toEqual([]);
  });

  it('is not held up by nine silent ports', async () => {
    const firstPort = await freePorts();
    await Promise.all(Array.from({ length: 9 }, (_, index) => silence(firstPort + index)));
    await good(firstPort + 9);
    const startedAt = performance.now();
    await connectLock({ firstPort, probeTimeoutMs: 5000 });
    expect(performance.now() - startedAt).toBeLessThan(4000);
  });

  it('aborts the losers of the race', async () => {
    const firstPort = await freePorts();
    const closed = new Promise<string>((resolve) => {
      void serve(firstPort, (_command, response) => response.on('close', () => resolve('closed')));
    });
    await good(firstPort + 1);
    await connectLock({ firstPort, probeTimeoutMs: 60_000 });
    expect(await closed).toBe('closed');
  });

  it('looks a second time, with patience, only at ports that timed out', async () => {
    const firstPort = await freePorts();
    const foreign = await serve(firstPort, (_command, response) => response.end('<html>'));
    // The first question is never answered, the second one at once: no clock decides this test.
    let asked = 0;
    const slow = await serve(firstPort + 3, (_command, response) => {
      asked += 1;
      if (asked > 1) response.end(HANDSHAKE);
    });
    const session = await connectLock({ firstPort, probeTimeoutMs: 1000, secondPassMs: 5000 });
    expect(session.port).toBe(firstPort + 3);
    expect([slow.seen.length, foreign.seen.length]).toEqual([2, 1]);
  });

  it('says in under a second that nothing is there', async () => {
    const startedAt = performance.now();
    const error = await failure({ firstPort: await freePorts(), probeTimeoutMs: 150 });
    expect(error.code).toBe('service-not-found');
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });

  it('gives up on silent ports after both passes', async () => {
    const firstPort = await freePorts();
    await Promise.all(Array.from({ length: 10 }, (_, index) => silence(firstPort + index)));
    expect((await failure({ firstPort, probeTimeoutMs: 30, secondPassMs: 60 })).code).toBe(
      'service-not-found',
    );
  });

  it.each([
    ['HTML', '<!doctype html><title>It works</title>'],
    ['JSON without CAType', '{"name":"gazebo"}'],
    ['another CAType', '{"CAType":"999"}'],
    ['an array', '[]'],
    ['null', 'null'],
  ])('knows a foreign service by its answer: %s', async (_name, body) => {
    const firstPort = await freePorts();
    await serve(firstPort + 5, (_command, response) => response.end(body));
    const error = await failure({ firstPort });
    expect([error.code, error.port]).toEqual(['foreign-service', firstPort + 5]);
  });

  it('does not follow a redirect to somewhere else', async () => {
    const firstPort = await freePorts();
    const target = await good(await freePorts(1));
    await serve(firstPort, (_command, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${target.port}/` }).end();
    });
    expect((await failure({ firstPort })).code).toBe('foreign-service');
    expect(target.seen).toEqual([]);
  });

  it('prefers the real service to a foreign one', async () => {
    const firstPort = await freePorts();
    await serve(firstPort, (_command, response) => response.end('<html>'));
    await good(firstPort + 4);
    expect((await connectLock({ firstPort })).port).toBe(firstPort + 4);
  });

  it('tells a service without CORS headers from an empty port by a no-cors request', async () => {
    // Node does not enforce CORS, so the browser's behaviour is played by the transport.
    const browserLike: typeof fetch = (input, init) =>
      String(input).endsWith(':5001/') && init?.mode === 'no-cors'
        ? Promise.resolve(new Response(null))
        : Promise.reject(new TypeError('Failed to fetch'));
    const error = await failure({ firstPort: 5000, portCount: 3, fetch: browserLike });
    expect([error.code, error.port]).toEqual(['foreign-service', 5001]);
  });

  it('can be aborted before and during the search', async () => {
    const firstPort = await freePorts();
    const controller = new AbortController();
    await serve(firstPort, () => controller.abort());
    const during = await failure({ firstPort, probeTimeoutMs: 60_000, signal: controller.signal });
    expect(during.code).toBe('aborted');
    const service = await good(firstPort + 1);
    expect((await failure({ firstPort, signal: AbortSignal.abort() })).code).toBe('aborted');
    expect(service.seen).toEqual([]);
  });
});

/** A permission that a test turns, with the browser behind it: requests hang until the person has chosen. */
function prompt() {
  let state: PermissionWatch['state'] = 'prompt';
  const listeners = new Set<() => void>();
  const watch: PermissionWatch = {
    get state() {
      return state;
    },
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
  };
  return {
    view: { fetch, AbortController, navigator: { permissions: { query: () => Promise.resolve(watch) } } },
    listeners,
    choose(next: PermissionWatch['state']) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

/** A request that waits for the person; like the real one it fails once it is aborted. */
const hanging: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    const fail = () => reject(new TypeError('Failed to fetch'));
    if (init?.signal?.aborted) fail();
    init?.signal?.addEventListener('abort', fail);
  });

describe('the browser asks for permission', () => {
  it('does not count the time that a person thinks', async () => {
    vi.useFakeTimers();
    const browser = prompt();
    let letThrough: () => void = () => {};
    const chosen = new Promise<void>((resolve) => (letThrough = resolve));
    const slow: typeof fetch = async () => {
      await chosen;
      return new Response(HANDSHAKE);
    };
    const connecting = connectLock({ view: browser.view, fetch: slow, portCount: 2 });
    await vi.advanceTimersByTimeAsync(30_000); // the person thinks, far longer than any budget
    browser.choose('granted');
    letThrough();
    expect((await connecting).port).toBe(11_345);
    expect(browser.listeners.size).toBe(0);
  });

  it('says permission-denied, not "reinstall the driver", when the person blocks it', async () => {
    const browser = prompt();
    const asked: typeof fetch = (...call) => {
      browser.choose('denied');
      return hanging(...call);
    };
    expect((await failure({ view: browser.view, fetch: asked, portCount: 2 })).code).toBe(
      'permission-denied',
    );
  });

  it('says that the prompt got no answer', async () => {
    const browser = prompt();
    const error = await failure({
      view: browser.view,
      fetch: hanging,
      portCount: 2,
      permissionTimeoutMs: 40,
    });
    expect(error.code).toBe('permission-pending-timeout');
  });

  it('says the same when the person closed the prompt: it is no fault of the driver', async () => {
    vi.useFakeTimers();
    const browser = prompt();
    const dismissed: typeof fetch = () =>
      new Promise((_resolve, reject) => setTimeout(() => reject(new TypeError('Failed to fetch')), 3000));
    const failed = failure({ view: browser.view, fetch: dismissed, portCount: 2 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await failed).code).toBe('permission-pending-timeout');
  });

  it('still says service-not-found when nothing listens: no prompt ever opened', async () => {
    const browser = prompt();
    const refusing: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await failure({ view: browser.view, fetch: refusing, portCount: 2 })).code).toBe(
      'service-not-found',
    );
  });

  it('sends nothing at all once permission is denied', async () => {
    const browser = prompt();
    browser.choose('denied');
    const error = await failure({
      view: browser.view,
      fetch: () => Promise.reject(new Error('must not be called')),
    });
    expect(error.code).toBe('permission-denied');
  });
});
