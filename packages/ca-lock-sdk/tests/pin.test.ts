import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePorts } from '../test/ports.js';
import { connectLock, LockError, type LockSession } from '../src/index.js';
import { BLANK_PIN, type FaultName } from '../src/simulator/index.js';
import { browserLikeFetch } from './browserLikeFetch.js';
import { cleanUp, world } from './world.js';

// A PIN goes to a port that has just passed the handshake, and nowhere else.

let firstPort: number;
let service: Awaited<ReturnType<typeof world>>;
beforeAll(async () => {
  firstPort = await freePorts();
  service = await world({ port: firstPort });
});
afterAll(cleanUp);

/** Everything that left the SDK: where to, and with which body. */
let sent: { port: number; body: string }[] = [];
const browser = browserLikeFetch();
const watched: typeof fetch = (input, init) => {
  sent.push({
    port: Number(new URL(String(input)).port),
    body: typeof init?.body === 'string' ? init.body : '',
  });
  return browser(input, init);
};
const withPin = () => sent.filter(({ body }) => body.includes(BLANK_PIN));

let session: LockSession;
beforeEach(async () => {
  await service.control.reset();
  session = await connectLock({ firstPort, fetch: watched, probeTimeoutMs: 3000, callTimeoutMs: 1500 });
  await session.read('deviceId');
  sent = [];
});
afterEach(() => session.close());

/** What may have taken the port since the session was opened. */
const strangers: Partial<Record<FaultName, string>> = {
  refused: 'service-lost',
  silent: 'service-lost',
  trickle: 'service-lost',
  foreign: 'foreign-service',
  'foreign-json': 'foreign-service',
  'foreign-first': 'service-lost',
  'other-ca-type': 'foreign-service',
  redirect: 'foreign-service',
  'no-cors': 'service-lost',
  'port-moved': 'service-lost',
};

describe('the PIN', () => {
  it.each(Object.entries(strangers))('stays at home: %s', async (name, code) => {
    await service.control.fault(name as FaultName);
    const error: unknown = await session.checkPin(BLANK_PIN).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LockError);
    expect(error).toMatchObject({ code, outcomeUnknown: false });
    expect(sent.length).toBeGreaterThan(0); // it did look
    expect(withPin()).toEqual([]);
    expect((await service.control.state()).locks[0]?.pinTriesLeft).toBe(10);
  });

  it('goes out once, last, and after a new handshake of the same port', async () => {
    await session.checkPin(BLANK_PIN);
    expect(withPin().map(({ port }) => port)).toEqual([firstPort]);
    expect(sent.at(-1)).toBe(withPin()[0]);
    expect(sent[0]).toEqual({ port: firstPort, body: '' });
    // Between the two only the question whether it is still the same lock.
    expect(sent.slice(1, -1).every(({ body }) => body.includes('DeviceNum'))).toBe(true);
  });

  it('does not go out for an abort that comes in time', async () => {
    const error: unknown = await session
      .checkPin(BLANK_PIN, { signal: AbortSignal.abort() })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'aborted', outcomeUnknown: false });
    expect(withPin()).toEqual([]);
  });

  it('is in nothing that discovery sends, whoever sits on the ports', async () => {
    await service.control.fault('foreign-first');
    (await connectLock({ firstPort, fetch: watched, probeTimeoutMs: 3000 })).close();
    expect(sent.every(({ body }) => body === '')).toBe(true);
  });
});
