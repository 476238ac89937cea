import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeService, HANDSHAKE, type FakeService } from '../../tests/fakeService.js';
import { freePorts } from '../../tests/ports.js';
import { signData } from '../commands/index.js';
import { connect } from '../core.js';
import {
  connectLock as connectWithDefaults,
  LockError,
  type ConnectOptions,
  type PermissionWatch,
} from '../index.js';

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

/** Accepts connections and never answers. */
async function silence(port: number): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => {}).unref());
  silentPorts.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Long time-outs unless a test is about time, for busy machines. */
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

  it('asks only the remembered port when it still answers', async () => {
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

  it('tries all ports when the remembered port is dead, out of range, or its storage is broken', async () => {
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
    // Waiting for any of them would exceed the time-out of the test.
    const session = await connectLock({ firstPort, probeTimeoutMs: 300_000 });
    expect(session.port).toBe(firstPort + 9);
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

  it('tries ports that timed out a second time, with a longer time-out', async () => {
    const firstPort = await freePorts();
    const foreign = await serve(firstPort, (_command, response) => response.end('<html>'));
    // The first request is never answered, the second one at once: the test does not depend on time.
    let asked = 0;
    const slow = await serve(firstPort + 3, (_command, response) => {
      asked += 1;
      if (asked > 1) response.end(HANDSHAKE);
    });
    const session = await connectLock({ firstPort, probeTimeoutMs: 1000, secondPassMs: 5000 });
    expect(session.port).toBe(firstPort + 3);
    expect([slow.seen.length, foreign.seen.length]).toEqual([2, 1]);
  });

  it('reports without waiting that no service is there', async () => {
    // Either wait would exceed the time-out of the test.
    const patience = { probeTimeoutMs: 300_000, secondPassMs: 300_000 };
    const error = await failure({ firstPort: await freePorts(), ...patience });
    expect(error.code).toBe('service-not-found');
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
  ])('detects a foreign service by its answer: %s', async (_name, body) => {
    const firstPort = await freePorts();
    await serve(firstPort + 5, (_command, response) => response.end(body));
    const error = await failure({ firstPort });
    expect([error.code, error.port]).toEqual(['foreign-service', firstPort + 5]);
  });

  it('accepts only a JSON object with an accepted CAType as a service', async () => {
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ CAType: fc.oneof(fc.jsonValue(), fc.constantFrom('260', '61', 260, ' 260')) })
        .map((one) => JSON.stringify(one)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const caType = (() => {
          try {
            const parsed: unknown = JSON.parse(text);
            return typeof parsed === 'object' && !Array.isArray(parsed)
              ? (parsed as { CAType?: unknown }).CAType
              : 0;
          } catch {
            return 0;
          }
        })();
        const good = caType === '260' || caType === '61' || caType === 260 || caType === 61;
        const outcome: unknown = await connectLock({
          fetch: async () => new Response(text),
          portCount: 1,
        }).catch((error: unknown) => error);
        expect(outcome).toMatchObject(good ? { caType: String(caType) } : { code: 'foreign-service' });
      }),
      { numRuns: 300 },
    );
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

  it('detects a service without CORS headers by a no-cors request', async () => {
    // Node does not enforce CORS, so the transport simulates the browser.
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

/** A permission that a test changes, with the browser behind it: requests wait until the person has chosen. */
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

/** A request that waits for the person; like a real one it rejects when it is aborted. */
const hanging: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    const fail = () => reject(new TypeError('Failed to fetch'));
    if (init?.signal?.aborted) fail();
    init?.signal?.addEventListener('abort', fail);
  });

describe('the request', () => {
  it('marks it as loopback only where the browser supports that', async () => {
    const inits: object[] = [];
    const transport: typeof fetch = async (_input, init) => {
      inits.push(init ?? {});
      return new Response(HANDSHAKE);
    };
    const known = vi.fn<(url: string, init: object) => object>();
    vi.stubGlobal('Request', function Request(url: string, init: object) {
      known(url, init);
      return {};
    });
    await connectLock({ fetch: transport, portCount: 1 });
    await connectLock({ fetch: transport, portCount: 1, host: 'lock.example' });
    vi.stubGlobal('Request', function Request() {
      throw new TypeError('not a valid enum value');
    });
    await connectLock({ fetch: transport, portCount: 1 });
    vi.unstubAllGlobals();
    expect(inits.map((init) => 'targetAddressSpace' in init)).toEqual([true, false, false]);
    expect(known.mock.calls[0]?.[1]).toEqual({ targetAddressSpace: 'loopback' });
    expect(inits[0]).toMatchObject({ credentials: 'omit', redirect: 'manual', cache: 'no-store' });
  });

  it('uses host, ports and content type as given, and treats undefined as not given', async () => {
    const urls: string[] = [];
    const types: unknown[] = [];
    const transport: typeof fetch = async (input, init) => {
      urls.push(String(input));
      if (!init?.body) return new Response(HANDSHAKE);
      types.push(new Headers(init.headers).get('content-type'));
      return Response.json({ body: { qrstatus: '1' } });
    };
    const options = {
      fetch: transport,
      host: undefined,
      firstPort: 5000,
      portCount: 1,
      contentType: 'text/plain',
    };
    await (await connectLock(options)).initialize();
    expect([urls, types]).toEqual([Array(2).fill('http://127.0.0.1:5000/'), ['text/plain']]);
  });

  it('works with the core only', async () => {
    const transport: typeof fetch = async (_input, init) =>
      init?.body
        ? Response.json({ body: { qrstatus: '0', errcode: '0x0A00001B' } })
        : new Response(HANDSHAKE);
    const link = await connect({ fetch: transport, portCount: 1, knownPort: 11_345 });
    expect([link.port, link.caType]).toEqual([11_345, '260']);
    await expect(link.run(() => signData('x'))).rejects.toMatchObject({ code: 'no-key' });
    link.close();
    await expect(link.run(() => signData('x'))).rejects.toMatchObject({ code: 'session-closed' });
    const nobody: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(connect({ fetch: nobody })).rejects.toMatchObject({ code: 'service-not-found' });
    await expect(connect({ fetch: nobody, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
  });
});

describe('the browser asks for permission', () => {
  it('does not count the time that a person needs', async () => {
    vi.useFakeTimers();
    const browser = prompt();
    let letThrough: () => void = () => {};
    const chosen = new Promise<void>((resolve) => (letThrough = resolve));
    const slow: typeof fetch = async () => {
      await chosen;
      return new Response(HANDSHAKE);
    };
    const connecting = connectLock({ view: browser.view, fetch: slow, portCount: 2 });
    await vi.advanceTimersByTimeAsync(30_000); // the person waits much longer than any time-out
    browser.choose('granted');
    letThrough();
    expect((await connecting).port).toBe(11_345);
    expect(browser.listeners.size).toBe(0);
  });

  it('reports permission-denied, not "reinstall the driver", when the person blocks it', async () => {
    const browser = prompt();
    const asked: typeof fetch = (...call) => {
      browser.choose('denied');
      return hanging(...call);
    };
    expect((await failure({ view: browser.view, fetch: asked, portCount: 2 })).code).toBe(
      'permission-denied',
    );
  });

  it('reports an unanswered prompt', async () => {
    const browser = prompt();
    const error = await failure({
      view: browser.view,
      fetch: hanging,
      portCount: 2,
      permissionTimeoutMs: 40,
    });
    expect(error.code).toBe('permission-pending-timeout');
  });

  it('reports the same when the person closed the prompt: the driver is not the cause', async () => {
    vi.useFakeTimers();
    const browser = prompt();
    const dismissed: typeof fetch = () =>
      new Promise((_resolve, reject) => setTimeout(() => reject(new TypeError('Failed to fetch')), 3000));
    const failed = failure({ view: browser.view, fetch: dismissed, portCount: 2 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await failed).code).toBe('permission-pending-timeout');
  });

  it('gives the full time-out to a service that answers late after the person has allowed it', async () => {
    vi.useFakeTimers();
    const browser = prompt();
    const slow: typeof fetch = (_input, init) =>
      new Promise((resolve, reject) => {
        // 70 s after the click: longer than the limit of the prompt, but it was answered long ago.
        const timer = setTimeout(() => resolve(new Response(HANDSHAKE)), 70_000);
        init?.signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(new TypeError('aborted'));
        });
      });
    const options = { view: browser.view, fetch: slow, portCount: 2, probeTimeoutMs: 69_000 };
    const connecting = connectLock(options);
    await vi.advanceTimersByTimeAsync(5000);
    browser.choose('prompt'); // a change event with the same state
    browser.choose('granted');
    await vi.advanceTimersByTimeAsync(70_000);
    expect((await connecting).port).toBe(11_345);
  });

  it('still reports service-not-found when nothing listens: no prompt ever opened', async () => {
    const browser = prompt();
    const refusing: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await failure({ view: browser.view, fetch: refusing, portCount: 2 })).code).toBe(
      'service-not-found',
    );
  });

  it('sends nothing once permission is denied', async () => {
    const browser = prompt();
    browser.choose('denied');
    const error = await failure({
      view: browser.view,
      fetch: () => Promise.reject(new Error('must not be called')),
    });
    expect(error.code).toBe('permission-denied');
  });
});
