import fc from 'fast-check';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeService, HANDSHAKE, honest, type FakeService } from '../../test/fakeService.js';
import { freePorts } from '../../test/ports.js';
import { connectLock, LockError, type ConnectOptions, type LockSession } from '../index.js';
import { withKeys } from '../keys.js';

const running: { stop(): unknown }[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(running.splice(0).map((item) => item.stop()));
});

async function open(
  answer: Parameters<typeof fakeService>[1],
  options: ConnectOptions = {},
): Promise<{ service: FakeService; session: LockSession }> {
  const firstPort = await freePorts(1);
  const service = await fakeService(firstPort, answer);
  const session = await connectLock({ firstPort, portCount: 1, probeTimeoutMs: 5000, ...options });
  running.push(service, { stop: () => session.close() });
  service.seen.length = 0;
  return { service, session };
}

const failure = (promise: Promise<unknown>): Promise<LockError> =>
  promise.then(
    () => {
      throw new Error('expected a LockError');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(LockError);
      return error as LockError;
    },
  );

const device = (number: string) =>
  JSON.stringify({ body: { qrstatus: '1', qrinfo: { certobject: { devicenum: number } } } });

describe('LockSession', () => {
  it('sends CAInit first and only once, in the shape of the wire', async () => {
    const { service, session } = await open(honest((_command, response) => response.end(device('D1'))));
    expect([await session.read('deviceId'), await session.read('deviceId')]).toEqual(['D1', 'D1']);
    expect(service.seen).toEqual(['CAInit', 'DeviceNum', 'DeviceNum']);
    expect(JSON.parse(service.bodies.at(-1) ?? '')).toEqual({
      body: { qrinfo: { qrcodetype: 'DeviceNum' } },
    });
  });

  it('sends one device command at a time, in the order of the calls', async () => {
    let busy = 0;
    let most = 0;
    const { service, session } = await open(
      honest((_command, response) => {
        busy += 1;
        most = Math.max(most, busy);
        setImmediate(() => {
          busy -= 1;
          response.end('{"body":{"qrstatus":"0"}}');
        });
      }),
    );
    const calls = [
      session.sign('a'),
      session.read('issuer'),
      session.checkPin('123456'),
      session.read('deviceId'),
    ];
    const codes = (await Promise.all(calls.map(failure))).map((error) => error.code);
    expect(codes).toEqual(['sign-failed', 'read-failed', 'pin-wrong', 'read-failed']);
    expect(service.seen).toEqual(['CAInit', 'SignData', 'Bfjg', 'GET', 'CheckPin', 'DeviceNum']);
    expect(most).toBe(1);
  });

  it('collects what could and what could not be read', async () => {
    const { session } = await open(
      honest((command, response) =>
        response.end(
          command === 'DeviceNum' ? device('D1') : '{"body":{"qrstatus":"0","errcode":"0x0A00001C"}}',
        ),
      ),
    );
    const { values, failures } = await session.readAll();
    expect(values).toEqual({ deviceId: 'D1' });
    expect(Object.values(failures).map((error) => error.code)).toEqual(Array(7).fill('no-certificate'));
    expect(failures.serialNumber?.item).toBe('serialNumber');
  });

  it('does not ask on when the lock is gone', async () => {
    const { service, session } = await open(
      honest((_command, response) => response.end('{"body":{"qrstatus":"0","errcode":"0x0A000023"}}')),
    );
    expect((await failure(session.readAll())).code).toBe('lock-removed');
    expect(service.seen.length).toBe(2);
  });

  it('never repeats a command that timed out, and says what is known', async () => {
    const { service, session } = await open(honest(() => {}));
    await session.initialise();
    expect(await failure(session.read('deviceId', { timeoutMs: 200 }))).toMatchObject({
      code: 'timeout',
      retryable: true,
      outcomeUnknown: false,
    });
    const signing = await failure(session.sign('x', { timeoutMs: 200 }));
    const checking = await failure(session.checkPin('123456', { timeoutMs: 200 }));
    for (const error of [signing, checking]) {
      expect(error).toMatchObject({ code: 'outcome-unknown', retryable: false, outcomeUnknown: true });
    }
    await vi.waitFor(() => expect(service.seen).toContain('CheckPin'));
    expect(service.seen).toEqual(['CAInit', 'DeviceNum', 'SignData', 'GET', 'CheckPin']);
  });

  it('settles at once when a running or a waiting call is aborted', async () => {
    const running_ = new AbortController();
    const waiting = new AbortController();
    const { service, session } = await open(honest(() => running_.abort()));
    const first = failure(session.sign('x', { signal: running_.signal }));
    const second = failure(session.read('deviceId', { signal: waiting.signal }));
    waiting.abort();
    expect(await second).toMatchObject({ code: 'aborted', outcomeUnknown: false });
    expect(await first).toMatchObject({ code: 'aborted', outcomeUnknown: true, retryable: false });
    expect(service.seen).not.toContain('DeviceNum');
  });

  it('rejects everything with session-closed after close', async () => {
    const { session } = await open(honest(() => session.close()));
    const codes = await Promise.all(
      [session.read('deviceId'), session.sign('x'), session.read('deviceId')].map(failure),
    );
    expect(codes.map((error) => error.code)).toEqual(Array(3).fill('session-closed'));
    expect((await failure(session.read('deviceId'))).code).toBe('session-closed');
  });

  it('says service-lost when the service goes, and asks CAInit again when it is back', async () => {
    const { service, session } = await open(honest((_command, response) => response.end(device('D1'))));
    await session.read('deviceId');
    await service.stop();
    expect((await failure(session.read('deviceId'))).code).toBe('service-lost');
    const again = await fakeService(
      service.port,
      honest((_command, response) => response.end(device('D1'))),
    );
    running.push(again);
    await session.read('deviceId');
    expect(again.seen).toEqual(['CAInit', 'DeviceNum']);
  });

  it('refuses wrong arguments without sending anything', async () => {
    const { service, session } = await open(honest(() => {}));
    const pair = { signCertificate: '-----BEGIN', encryptCertificate: 'AAAA' };
    expect((await failure(session.checkPin('12345'))).code).toBe('pin-invalid-length');
    expect((await failure(session.checkPin('1'.repeat(17)))).code).toBe('pin-invalid-length');
    expect((await failure(session.sign(''))).code).toBe('invalid-argument');
    expect((await failure(withKeys(session).importCertificates(pair))).code).toBe('invalid-argument');
    expect(service.seen).toEqual([]);
  });
});

describe('the PIN', () => {
  it('is not sent to a program that took the port after the handshake', async () => {
    const { service, session } = await open(honest((_command, response) => response.end(device('D1'))));
    await session.read('deviceId');
    await service.stop();
    const thief = await fakeService(service.port, (_command, response) =>
      response.end('{"body":{"qrstatus":"1"}}'),
    );
    running.push(thief);
    expect((await failure(session.checkPin('654321'))).code).toBe('foreign-service');
    expect(thief.bodies.join('')).not.toContain('654321');
  });

  it('appears in no error, whatever the service or the transport does with it', async () => {
    // Every hostile answer that could carry the PIN back: broken JSON, codes, counts, statuses, headers, exceptions.
    const hostile: ((pin: string) => Response)[] = [
      (pin) => new Response(`{"pwd":"${pin}"`),
      (pin) => new Response(pin),
      (pin) =>
        Response.json({
          body: { qrstatus: pin, errcode: pin, desc: pin, qrinfo: { ext: { pwd: pin, retrycount: pin } } },
        }),
      (pin) => Response.json({ body: { qrstatus: '0', errcode: pin } }),
      (pin) => new Response(pin, { status: 404 }),
      (pin) => {
        throw new TypeError(`could not send ${pin}`);
      },
    ];
    const pins = fc.stringMatching(/^[A-Za-z0-9#@]{6,16}$/).map((pin) => `Zq${pin}`.slice(0, 16));
    await fc.assert(
      fc.asyncProperty(pins, fc.constantFrom(...hostile), async (pin, answer) => {
        const transport: typeof fetch = async (_input, init) => {
          const body = String(init?.body ?? '');
          if (!body) return new Response(HANDSHAKE);
          return body.includes('CheckPin') ? answer(pin) : Response.json({ body: { qrstatus: '1' } });
        };
        const session = await connectLock({ fetch: transport, portCount: 1 });
        const error = await failure(session.checkPin(pin));
        const shown = [
          error.message,
          error.stack,
          String(error.cause),
          JSON.stringify(error),
          inspect(error, { depth: 9 }),
        ];
        expect(shown.join('\n')).not.toContain(pin);
      }),
      { numRuns: 120 },
    );
  });
});

describe('any answer at all', () => {
  it('becomes one result or one LockError', async () => {
    const bytes = fc.oneof(fc.string(), fc.uint8Array({ maxLength: 64 }), fc.json());
    await fc.assert(
      fc.asyncProperty(bytes, fc.integer({ min: 200, max: 599 }), async (body, status) => {
        const empty = [204, 205, 304].includes(status);
        const transport: typeof fetch = async (_input, init) => {
          if (!init?.body) return new Response(HANDSHAKE);
          return new Response(empty ? null : (body as BodyInit), { status });
        };
        const session = await connectLock({ fetch: transport, portCount: 1 });
        for (const call of [session.read('deviceId'), session.sign('x'), session.checkPin('123456')]) {
          const outcome: unknown = await call.catch((error: unknown) => error);
          expect(outcome).toBeInstanceOf(LockError);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('watch', () => {
  /** A service whose lock a test swaps; `null` is an empty port. */
  function swappable(first: string | null) {
    const world = { lock: first, broken: false };
    const gone = '{"body":{"qrstatus":"0","errcode":"0x0A000023"}}';
    const answer: Parameters<typeof fakeService>[1] = (command, response) => {
      if (command === undefined) response.end(HANDSHAKE);
      else if (world.broken) response.end('nonsense');
      else response.end(world.lock === null ? gone : device(world.lock));
    };
    return { world, answer };
  }

  it('reports insert, swap and remove, and a service that fails only once', async () => {
    const { world, answer } = swappable(null);
    const { session } = await open(answer);
    const events: string[] = [];
    session.watch({
      intervalMs: 1,
      onInsert: (id) => events.push(`+${id}`),
      onRemove: (id) => events.push(`-${id}`),
      onLost: (error) => events.push(error.code),
    });
    world.lock = 'A';
    await vi.waitFor(() => expect(events).toEqual(['+A']));
    world.lock = 'B';
    await vi.waitFor(() => expect(events).toEqual(['+A', '-A', '+B']));
    world.broken = true;
    await vi.waitFor(() => expect(events.at(-1)).toBe('malformed-answer'));
    world.broken = false;
    world.lock = null;
    await vi.waitFor(() => expect(events).toEqual(['+A', '-A', '+B', 'malformed-answer', '-B']));
  });

  it('rests while the page is hidden and ends with its stop', async () => {
    const page = Object.assign(new EventTarget(), { hidden: true });
    const { answer } = swappable('A');
    const { service, session } = await open(answer);
    vi.stubGlobal('document', page);
    const inserted = vi.fn<(deviceId: string) => void>();
    const stop = session.watch({ intervalMs: 1, onInsert: inserted });
    await session.initialise();
    expect(service.seen).toEqual(['CAInit']);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(inserted).toHaveBeenCalledWith('A'));
    stop();
    await session.initialise();
    const asked = service.seen.length;
    page.dispatchEvent(new Event('visibilitychange'));
    await session.initialise();
    expect(service.seen.length).toBe(asked + 1);
  });
});
