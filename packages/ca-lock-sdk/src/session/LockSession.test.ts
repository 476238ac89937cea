import fc from 'fast-check';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeService, HANDSHAKE, honest, type FakeService } from '../../tests/fakeService.js';
import { freePorts } from '../../tests/ports.js';
import { connectLock, LockError, type ConnectOptions, type LockSession } from '../index.js';
import { signData } from '../commands/signData.js';
import { withKeys } from '../keys.js';

/** Time limit on a busy machine. */
const patience = { timeout: 30_000 };

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
  it('sends CAInit first and only once, in wire format', async () => {
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

  it('collects the readable and the unreadable items', async () => {
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

  it('stops reading when the lock is gone', async () => {
    const { service, session } = await open(
      honest((_command, response) => response.end('{"body":{"qrstatus":"0","errcode":"0x0A000023"}}')),
    );
    expect((await failure(session.readAll())).code).toBe('lock-removed');
    expect(service.seen.length).toBe(2);
  });

  it('never repeats a command that timed out, and reports the outcome', async () => {
    const { service, session } = await open(honest(() => {}));
    await session.initialize();
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
    await vi.waitFor(() => expect(service.seen).toContain('CheckPin'), patience);
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

  it('reports service-lost when the service stops, and sends CAInit again when it is back', async () => {
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

/** A transport that ignores its signal and never answers, as a driver with an open dialog. */
const deaf =
  (answer: (command: string) => object | undefined): typeof fetch =>
  (_input, init) => {
    if (!init?.body) return Promise.resolve(new Response(HANDSHAKE));
    const body = answer(/"qrcodetype":"(\w+)"/.exec(String(init.body))?.[1] ?? '');
    return body ? Promise.resolve(Response.json(body)) : new Promise(() => {});
  };
const ready = { body: { qrstatus: '1', qrinfo: {} } };

describe('a transport that ignores its signal', () => {
  const onlyInit = deaf((command) => (command === 'CAInit' ? ready : undefined));

  it('cannot delay an abort: it settles within 5 ms', async () => {
    const session = await connectLock({ fetch: onlyInit, portCount: 1 });
    await session.initialize();
    const took: number[] = [];
    for (let run = 0; run < 21; run += 1) {
      const controller = new AbortController();
      const signing = failure(session.sign('x', { signal: controller.signal }));
      await new Promise((resolve) => setImmediate(resolve)); // the request was sent
      const startedAt = performance.now();
      controller.abort();
      expect(await signing).toMatchObject({ code: 'aborted', outcomeUnknown: true });
      took.push(performance.now() - startedAt);
    }
    // The median, so that one garbage collection does not decide.
    expect(took.toSorted((a, b) => a - b)[10]).toBeLessThan(5);
  });

  it('cannot delay the time-out, closing, or the next command', async () => {
    const session = await connectLock({ fetch: onlyInit, portCount: 1, callTimeoutMs: 20 });
    expect((await failure(session.sign('x'))).code).toBe('outcome-unknown');
    expect((await failure(session.read('issuer'))).code).toBe('timeout');
    await session.initialize();
    const waiting = failure(session.read('issuer', { timeoutMs: 60_000 }));
    session.close();
    expect((await waiting).code).toBe('session-closed');
  });

  it('cannot delay connecting', async () => {
    const controller = new AbortController();
    const silent: typeof fetch = () => new Promise(() => {});
    const connecting = failure(
      connectLock({ fetch: silent, signal: controller.signal, probeTimeoutMs: 60_000 }),
    );
    controller.abort();
    expect((await connecting).code).toBe('aborted');
  });
});

describe('the right lock', () => {
  /** Locks on one machine: a test selects which are plugged in. */
  function plugged(...locks: string[]) {
    const world = { locks, chosen: undefined as string | undefined, signed: [] as string[] };
    const refused = { body: { qrstatus: '0', errcode: '0x0A000023' } };
    const transport: typeof fetch = async (_input, init) => {
      if (!init?.body) return new Response(HANDSHAKE);
      const { qrinfo } = JSON.parse(String(init.body)).body;
      if (qrinfo.qrcodetype === 'CAInit') world.chosen = qrinfo.ext?.devicenum;
      const current = world.chosen ?? world.locks[0];
      if (!current || !world.locks.includes(current)) return Response.json(refused);
      if (qrinfo.qrcodetype === 'SignData') world.signed.push(current);
      return Response.json({
        body: {
          qrstatus: '1',
          qrinfo: {
            ext: { devicenums: world.locks },
            certobject: { devicenum: current },
            signatureobjects: [{ signed: 'c2ln' }],
          },
        },
      });
    };
    return { world, connect: () => connectLock({ fetch: transport, portCount: 1 }) };
  }

  it('must be chosen when there are several, and stays selected', async () => {
    const { world, connect } = plugged('A', 'B');
    const session = await connect();
    expect(await failure(session.sign('x'))).toMatchObject({ code: 'several-locks', devices: ['A', 'B'] });
    expect((await failure(session.readAll())).code).toBe('several-locks');
    await session.use('B');
    await session.sign('x');
    expect([await session.read('deviceId'), world.signed]).toEqual(['B', ['B']]);
    expect((await failure(session.use('C'))).code).toBe('no-lock');
    // 重新检测 resets the choice.
    expect((await failure(session.initialize())).code).toBe('several-locks');
  });

  it('signs nothing once another lock is plugged in than the user has seen', async () => {
    const { world, connect } = plugged('A');
    const session = await connect();
    await session.read('deviceId');
    await session.sign('x');
    world.locks = ['B'];
    for (const call of [session.sign('x'), session.checkPin('123456'), session.run(() => signData('x'))]) {
      expect((await failure(call)).code).toBe('lock-swapped');
    }
    expect(world.signed).toEqual(['A']);
    // After it was read again, it may sign.
    await session.read('deviceId');
    await session.sign('x');
    expect(world.signed).toEqual(['A', 'B']);
  });

  it('is kept while it is watched', async () => {
    const { world, connect } = plugged('A');
    const session = await connect();
    await session.read('deviceId');
    world.locks = ['B'];
    const inserted = vi.fn<(deviceId: string) => void>();
    const stop = session.watch({ intervalMs: 1, onInsert: inserted });
    await vi.waitFor(() => expect(inserted).toHaveBeenCalledWith('B'), patience);
    stop();
    expect((await failure(session.sign('x'))).code).toBe('lock-swapped');
  });
});

describe('every command', () => {
  const answers: Record<string, object> = {
    VerifyData: { signatureobjects: [{ desc: '0' }] },
    Encrypt: { decryptobjects: [{ encryed: 'QUJD' }] },
    Decrypt: { decryptobjects: [{ org: 'text' }] },
    QianZhangInfo: { ext: { Image: 'iVBORw0K' } },
    MakeSeal: { ext: { result: '1' } },
    GenKeyPair: { ext: { publickey: 'TUlJ', signed: 'cHJv' } },
    ImportCert: { ext: { result: '1' } },
    CheckPin: { ext: { pwd: '1' } },
  };
  const transport = deaf((command) => ({ body: { qrstatus: '1', qrinfo: answers[command] ?? {} } }));

  it('returns the answer of the wire', async () => {
    const session = withKeys(await connectLock({ fetch: transport, portCount: 1, licenseKey: 'license' }));
    const signed = { text: 't', signature: 'AAAA', certificate: 'AAAA' };
    const pair = { signCertificate: 'AAAA', encryptCertificate: 'AAAA' };
    expect(await session.verify(signed)).toBe(false);
    expect([await session.encrypt('text'), await session.decrypt('QUJD')]).toEqual(['QUJD', 'text']);
    expect(await session.sealInfo()).toBe('iVBORw0K');
    expect((await session.readAll()).values).toEqual({ sealInfo: 'iVBORw0K' });
    expect(await session.generateKeyPair({ usage: 'sign', algorithm: 'SM2', challenge: 'c' })).toEqual({
      publicKeySpki: 'TUlJ',
      proof: 'cHJv',
    });
    for (const call of [
      session.makeSeal('AAAA'),
      session.checkPin('123456'),
      session.importCertificates(pair),
      session.initialize(),
    ]) {
      expect(await call).toBeUndefined();
    }
  });

  const holding = (ext: object) =>
    connectLock({
      fetch: deaf(() => ({ body: { qrstatus: '1', qrinfo: { ext } } })),
      portCount: 1,
      licenseKey: 'license',
    });

  it('reads every seal, the main one first', async () => {
    const session = await holding({
      Image: 'QQ==',
      SealKind: 'company',
      More: [{ Image: 'Qg==', SealKind: 'legalRepresentative' }],
    });
    expect(await session.seals()).toEqual([
      { kind: 'company', image: 'QQ==' },
      { kind: 'legalRepresentative', image: 'Qg==' },
    ]);
    expect(await session.sealInfo()).toBe('QQ==');
  });

  it('accepts one seal without a kind, or with an unknown kind', async () => {
    const strange = await holding({ Image: 'QQ==', SealKind: 'golden' });
    expect(await strange.seals()).toEqual([{ kind: undefined, image: 'QQ==' }]);
    const broken = await holding({ Image: 'QQ==', More: [1] });
    expect((await failure(broken.seals())).code).toBe('malformed-answer');
  });

  it("needs the operator's key for the seal", async () => {
    const session = await connectLock({ fetch: transport, portCount: 1 });
    expect((await failure(session.sealInfo())).code).toBe('invalid-argument');
    expect((await failure(session.makeSeal('AAAA'))).code).toBe('invalid-argument');
    expect((await session.readAll()).failures.sealInfo).toBeUndefined();
  });

  it.each([
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xca, 0xbe, 0x22, 0x7d])],
    ['five megabytes', `{"body":{"qrstatus":"1"},"x":"${'x'.repeat(5e6)}"}`],
    ['half of the JSON', '{"body":{"qrstatus'],
  ])('treats %s as no answer', async (_name, body) => {
    const strange: typeof fetch = async (_input, init) => new Response(init?.body ? body : HANDSHAKE);
    const session = await connectLock({ fetch: strange, portCount: 1 });
    expect((await failure(session.read('commonName'))).code).toBe('malformed-answer');
  });

  it('accepts a byte order mark', async () => {
    const marked: typeof fetch = async (_input, init) =>
      new Response(init?.body ? `\uFEFF${device('D1')}` : HANDSHAKE);
    const session = await connectLock({ fetch: marked, portCount: 1 });
    expect(await session.read('deviceId')).toBe('D1');
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

  it('is not sent when the handshake gets no answer', async () => {
    const { service, session } = await open(honest((_command, response) => response.end(device('D1'))));
    await session.read('issuer').catch(() => {});
    await service.stop();
    const error = await failure(session.checkPin('654321'));
    expect([error.code, error.port, error.outcomeUnknown]).toEqual(['service-lost', service.port, false]);
  });

  it('appears in no error, whatever service or transport do with it', async () => {
    // All hostile answers that could echo the PIN: broken JSON, codes, counts, statuses, headers, exceptions.
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
  it('results in one value or one LockError', async () => {
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
  /** A service whose lock a test exchanges; `null` is an empty port. */
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

  it('reports insert, swap and remove, and a failing service only once', async () => {
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
    await vi.waitFor(() => expect(events).toEqual(['+A']), patience);
    world.lock = 'B';
    await vi.waitFor(() => expect(events).toEqual(['+A', '-A', '+B']), patience);
    world.broken = true;
    await vi.waitFor(() => expect(events.at(-1)).toBe('malformed-answer'), patience);
    world.broken = false;
    world.lock = null;
    await vi.waitFor(() => expect(events).toEqual(['+A', '-A', '+B', 'malformed-answer', '-B']), patience);
  });

  it('reports nothing without a change, nor after the session is closed', async () => {
    const { answer } = swappable('A');
    const { service, session } = await open(answer);
    const inserted = vi.fn<(deviceId: string) => void>();
    session.watch({ intervalMs: 1, onInsert: inserted });
    await vi.waitFor(() => expect(service.seen.length).toBeGreaterThan(5), patience);
    expect(inserted).toHaveBeenCalledOnce();
    session.close();
    const asked = service.seen.length;
    const stop = session.watch({ intervalMs: 1, onInsert: inserted });
    await Promise.resolve();
    stop();
    expect([service.seen.length, inserted.mock.calls.length]).toEqual([asked, 1]);
  });

  it('reports nothing of a check that was pending when it was stopped', async () => {
    const asked = vi.fn<() => void>();
    const hang = deaf((command) => {
      if (command === 'DeviceNum') asked();
      return command === 'DeviceNum' ? undefined : ready;
    });
    const session = await connectLock({ fetch: hang, portCount: 1 });
    const lost = vi.fn<() => void>();
    const stop = session.watch({ onLost: lost });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), patience);
    stop();
    await session.initialize();
    expect(lost).not.toHaveBeenCalled();
  });

  it('pauses while the page is hidden and ends when it is stopped', async () => {
    const page = Object.assign(new EventTarget(), { hidden: true });
    const { answer } = swappable('A');
    const { service, session } = await open(answer);
    vi.stubGlobal('document', page);
    const inserted = vi.fn<(deviceId: string) => void>();
    const stop = session.watch({ intervalMs: 1, onInsert: inserted });
    await session.initialize();
    expect(service.seen).toEqual(['CAInit']);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(inserted).toHaveBeenCalledWith('A'), patience);
    stop();
    await session.initialize();
    const asked = service.seen.length;
    page.dispatchEvent(new Event('visibilitychange'));
    await session.initialize();
    expect(service.seen.length).toBe(asked + 1);
  });
});
