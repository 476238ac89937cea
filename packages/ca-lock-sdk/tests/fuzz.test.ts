import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectLock, LockError, type LockSeal, type LockSession } from '../src/index.js';
import { withKeys, type KeyCommands } from '../src/keys.js';
import { LOCK_ITEMS, type LockItem } from '../src/wire/items.js';

// Whatever a program on the port answers: one result or one LockError, in time, and nothing keeps running.

const PIN = 'PIN-31415926';
const TIMEOUT_MS = 20;
const OK = { qrstatus: '1', qrinfo: {} };

type Reply = { body: Uint8Array | string; status: number; ends: 'whole' | 'never' | 'breaks' | 'endless' };
type Both = LockSession & KeyCommands;

const calls: Record<string, (session: Both) => Promise<unknown>> = {
  ...Object.fromEntries(
    (Object.keys(LOCK_ITEMS) as LockItem[]).map((item) => [item, (session: Both) => session.read(item)]),
  ),
  initialize: (session) => session.initialize(),
  use: (session) => session.use('SIM-1'),
  readAll: (session) => session.readAll(),
  checkPin: (session) => session.checkPin(PIN),
  sign: (session) => session.sign('text'),
  verify: (session) => session.verify({ text: 't', signature: 'AAAA', certificate: 'AAAA' }),
  encrypt: (session) => session.encrypt('text'),
  decrypt: (session) => session.decrypt('AAAA'),
  makeSeal: (session) => session.makeSeal('AAAA'),
  seals: (session) => session.seals(),
  generateKeyPair: (session) =>
    session.generateKeyPair(
      { usage: 'sign', algorithm: 'RSA-2048', challenge: 'c' },
      { timeoutMs: TIMEOUT_MS },
    ),
  importCertificates: (session) =>
    session.importCertificates({ signCertificate: 'AAAA', encryptCertificate: 'AAAA' }),
};

const leaf = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('1', '0', '', PIN, 1, 0, null, '0x0A000024', '0x0A000025'),
);
const inside = fc.dictionary(
  fc.constantFrom(
    'pwd',
    'retrycount',
    'Image',
    'result',
    'publickey',
    'signed',
    'devicenums',
    'sn',
    'cn',
    'yxq',
    'dn',
  ),
  leaf,
);
/** Answers with a valid structure and random values: they reach deepest into the parsers. */
const outlined = fc
  .record(
    {
      qrstatus: leaf,
      errcode: leaf,
      desc: leaf,
      qrinfo: fc.oneof(
        leaf,
        fc.record(
          {
            certobject: fc.oneof(leaf, inside),
            ext: fc.oneof(leaf, inside),
            signatureobjects: fc.oneof(leaf, fc.array(fc.oneof(leaf, inside))),
            decryptobjects: fc.oneof(leaf, fc.array(fc.oneof(leaf, inside))),
          },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: [] },
  )
  .map((body) => JSON.stringify({ body }));
/** A structured answer, truncated and with some bytes overwritten. */
const damaged = fc
  .tuple(outlined, fc.nat(), fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 3 }))
  .map(([text, cut, strokes]) => {
    const bytes = Buffer.from(text).subarray(0, cut % (text.length + 1));
    for (const [at, byte] of strokes) if (bytes.length > 0) bytes[at % bytes.length] = byte;
    return new Uint8Array(bytes);
  });
const replies: fc.Arbitrary<Reply> = fc.record({
  body: fc.oneof(
    { weight: 5, arbitrary: outlined },
    { weight: 3, arbitrary: damaged },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: 'binary' })
        .map((text) => JSON.stringify({ body: { ...OK, msg: text + PIN } })),
    },
  ),
  status: fc.oneof(
    { weight: 8, arbitrary: fc.constant(200) },
    { weight: 1, arbitrary: fc.constantFrom(400, 403, 404, 405, 418, 500, 501, 503) },
  ),
  ends: fc.oneof(
    { weight: 30, arbitrary: fc.constant('whole' as const) },
    { weight: 1, arbitrary: fc.constantFrom('never' as const, 'breaks' as const, 'endless' as const) },
  ),
});

/** The maximum number of bytes read of any one body. */
let mostRead = 0;
const CHUNK = new Uint8Array(65_536).fill(0x20);

/** Endless white space, which is valid JSON so far, from a transport that ignores its signal. */
function endless(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let read = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.slice()),
    pull(controller) {
      read += CHUNK.length;
      mostRead = Math.max(mostRead, read);
      controller.enqueue(CHUNK.slice());
    },
  });
}

function response({ body, status, ends }: Reply, signal: AbortSignal | null | undefined): Response {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (ends === 'whole') return new Response(bytes.slice(), { status });
  if (ends === 'endless') return new Response(endless(bytes), { status });
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 5));
      if (ends === 'breaks') controller.error(new TypeError('network error'));
      else signal?.addEventListener('abort', () => controller.error(new TypeError('aborted')));
    },
  });
  return new Response(stream, { status });
}

/** A service with valid answers to the handshake and, unless it is tested, CAInit; all others as given. */
function serviceThat(reply: Reply, fuzzes: 'commands' | 'CAInit' | 'handshake'): typeof fetch {
  return async (_input, init) => {
    if (!init?.body)
      return fuzzes === 'handshake' ? response(reply, init?.signal) : new Response('{"CAType":"260"}');
    if (fuzzes === 'commands' && String(init.body).includes('CAInit')) return Response.json({ body: OK });
    return response(reply, init.signal);
  };
}

/** A valid answer, which random data never produces: one picture, and a known outcome. */
const oneSeal: Reply = { body: '{"body":{"qrinfo":{"ext":{"Image":"1"}}}}', status: 200, ends: 'whole' };

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => {
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

/** Maximum duration of a call: every step has its own time-out, plus a margin for busy machines. */
const PATIENCE_MS = 5000;
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the call hangs past its time-out')), PATIENCE_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The problem of an outcome, or ''. Required: a non-empty result, or a LockError without a PIN. */
function fault(name: string, outcome: unknown): string {
  if (outcome instanceof Error) {
    if (!(outcome instanceof LockError)) return `not a LockError: ${outcome.stack}`;
    const said = [outcome.message, outcome.stack, JSON.stringify(outcome), String(outcome.cause)].join();
    // Only checkPin sends a PIN; its error must keep nothing of the answer.
    return name === 'checkPin' && said.includes(PIN) ? 'the PIN stands in the error' : '';
  }
  const text = name in LOCK_ITEMS || /^(sign|encrypt|decrypt)$/.test(name);
  if (text) return typeof outcome === 'string' && outcome !== '' ? '' : 'no text';
  if (name === 'verify') return typeof outcome === 'boolean' ? '' : 'no verdict';
  if (name === 'seals') {
    const list = Array.isArray(outcome) ? (outcome as Partial<LockSeal>[]) : [];
    return list.length > 0 && list.every(({ image }) => typeof image === 'string' && image !== '')
      ? ''
      : 'no pictures';
  }
  if (name === 'readAll' || name === 'generateKeyPair') return outcome instanceof Object ? '' : 'no object';
  return outcome === undefined ? '' : 'a result of what has none';
}

/** The same for a handshake: a session of an accepted family, or one of two codes. */
function handshakeFault(outcome: unknown): string {
  if (outcome instanceof LockError)
    return /^(foreign-service|service-not-found)$/.test(outcome.code) ? '' : `code ${outcome.code}`;
  const { caType } = outcome as Partial<LockSession>;
  return caType === '260' || caType === '61' ? '' : `family ${caType}`;
}

const options = {
  portCount: 1,
  callTimeoutMs: TIMEOUT_MS,
  probeTimeoutMs: 3000,
  licenseKey: 'key',
};

describe('fuzz', () => {
  it('any answer to any command: one result or one LockError, within a megabyte', async () => {
    const names = Object.keys(calls);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), replies, async (name, reply) => {
        const fuzzes = name === 'initialize' || name === 'use' ? 'CAInit' : 'commands';
        const session = withKeys(await connectLock({ ...options, fetch: serviceThat(reply, fuzzes) }));
        const outcome = await inTime(calls[name]!(session)).catch((error: unknown) => error);
        expect(fault(name, outcome)).toBe('');
        session.close();
      }),
      { numRuns: 1500, examples: [['seals', oneSeal]] },
    );
    // However much is sent, one megabyte is read, plus a buffered chunk or two.
    expect(mostRead).toBeGreaterThan(0);
    expect(mostRead).toBeLessThan(1_000_000 + 3 * CHUNK.length);
  });

  it('any answer to the handshake: a session of an accepted family, or a LockError', async () => {
    const handshakes = fc.oneof(
      replies,
      fc
        .record({ CAType: fc.oneof(leaf, fc.constantFrom('260', '61', 260)) })
        .map((body): Reply => ({ body: JSON.stringify(body), status: 200, ends: 'whole' })),
    );
    await fc.assert(
      fc.asyncProperty(handshakes, async (reply) => {
        const quick = { ...options, probeTimeoutMs: 15, secondPassMs: 15 };
        const outcome = await inTime(connectLock({ ...quick, fetch: serviceThat(reply, 'handshake') })).catch(
          (error: unknown) => error,
        );
        expect(handshakeFault(outcome)).toBe('');
      }),
      { numRuns: 300 },
    );
  });
});
