import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePorts } from './ports.js';
import { connectLock, LockError, type LockSession } from '../src/index.js';
import { withPin } from '../src/pin.js';
import { BLANK_PIN, BLANK_UNLOCK_CODE, type FaultName } from '../src/simulator/index.js';
import { browserLikeFetch } from './browserLikeFetch.js';
import { cleanUp, world } from './world.js';

// A PIN is only sent to a port that has just passed the handshake.

let firstPort: number;
let service: Awaited<ReturnType<typeof world>>;
beforeAll(async () => {
  firstPort = await freePorts();
  service = await world({ port: firstPort });
});
afterAll(cleanUp);

/** Everything that the SDK sent: target and body. */
let sent: { port: number; body: string }[] = [];
const browser = browserLikeFetch();
const watched: typeof fetch = (input, init) => {
  sent.push({
    port: Number(new URL(String(input)).port),
    body: typeof init?.body === 'string' ? init.body : '',
  });
  return browser(input, init);
};
const sentWithPin = () => sent.filter(({ body }) => body.includes(BLANK_PIN));

let session: LockSession;
beforeEach(async () => {
  await service.control.reset();
  session = await connectLock({ firstPort, fetch: watched, probeTimeoutMs: 3000, callTimeoutMs: 1500 });
  await session.read('deviceId');
  sent = [];
});
afterEach(() => session.close());

/** Programs that may have taken the port since the session was opened. */
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
  it.each(Object.entries(strangers))('is not sent: %s', async (name, code) => {
    await service.control.fault(name as FaultName);
    const error: unknown = await session.checkPin(BLANK_PIN).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LockError);
    expect(error).toMatchObject({ code, outcomeUnknown: false });
    expect(sent.length).toBeGreaterThan(0); // the handshake was sent
    expect(sentWithPin()).toEqual([]);
    expect((await service.control.state()).locks[0]?.pinTriesLeft).toBe(10);
  });

  it('is sent once, last, and after a new handshake of the same port', async () => {
    await session.checkPin(BLANK_PIN);
    expect(sentWithPin().map(({ port }) => port)).toEqual([firstPort]);
    expect(sent.at(-1)).toBe(sentWithPin()[0]);
    expect(sent[0]).toEqual({ port: firstPort, body: '' });
    // In between only the request that checks for the same lock.
    expect(sent.slice(1, -1).every(({ body }) => body.includes('DeviceNum'))).toBe(true);
  });

  it('is not sent after an abort in time', async () => {
    const error: unknown = await session
      .checkPin(BLANK_PIN, { signal: AbortSignal.abort() })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'aborted', outcomeUnknown: false });
    expect(sentWithPin()).toEqual([]);
  });

  it('is in no request of the discovery, whatever listens on the ports', async () => {
    await service.control.fault('foreign-first');
    (await connectLock({ firstPort, fetch: watched, probeTimeoutMs: 3000 })).close();
    expect(sent.every(({ body }) => body === '')).toBe(true);
  });
});

describe('changing and unlocking', () => {
  const NEW_PIN = 'tk7Wm29x';
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: unknown) => error as LockError,
    );

  it('shows the tries, changes the PIN, and never sends weak ones', async () => {
    const lock = withPin(session);
    for (const [next, refused] of [
      ['123456', 'pin-weak'],
      ['abc12345', 'pin-weak'],
      ['a1a1a1a1', 'pin-weak'],
      ['hello56789', 'pin-weak'],
      ['k7', 'pin-invalid-length'],
      [BLANK_PIN, 'pin-unchanged'],
    ] as const)
      expect(await code(lock.changePin(BLANK_PIN, next))).toMatchObject({ code: refused });
    expect(sent).toEqual([]);
    expect(await code(lock.changePin('wrong-1', NEW_PIN))).toMatchObject({
      code: 'pin-wrong',
      remainingTries: 9,
    });
    expect(await lock.pinState()).toEqual({ remainingTries: 9, maxTries: 10, unlockTries: 10 });
    await lock.changePin(BLANK_PIN, NEW_PIN);
    expect(await lock.pinState()).toMatchObject({ remainingTries: 10 });
    expect(await code(lock.checkPin(BLANK_PIN))).toMatchObject({ code: 'pin-wrong' });
    await lock.checkPin(NEW_PIN);
    // To the one port, and only in the two commands.
    const carrying = sent.filter(({ body }) => body.includes(NEW_PIN));
    expect(carrying.map(({ port, body }) => [port, /ChangePin|CheckPin/.exec(body)?.[0]])).toEqual([
      [firstPort, 'ChangePin'],
      [firstPort, 'ChangePin'],
      [firstPort, 'CheckPin'],
    ]);
  });

  it('ten wrong PINs lock it, also during a change, and only the unlock code opens it', async () => {
    const lock = withPin(session);
    for (let left = 9; left >= 0; left -= 1)
      expect(await code(lock.changePin('wrong-1', NEW_PIN))).toMatchObject({
        code: left ? 'pin-wrong' : 'pin-locked',
        remainingTries: left,
      });
    expect(await code(lock.checkPin(BLANK_PIN))).toMatchObject({ code: 'pin-locked' });
    expect(await code(lock.unlockPin('0000-0000', NEW_PIN))).toMatchObject({
      code: 'unlock-code-wrong',
      remainingTries: 9,
    });
    await lock.unlockPin(BLANK_UNLOCK_CODE, NEW_PIN);
    await lock.checkPin(NEW_PIN);
    expect(await lock.pinState()).toEqual({ remainingTries: 10, maxTries: 10, unlockTries: 10 });
  });

  it('ten wrong unlock codes disable the code', async () => {
    const lock = withPin(session);
    for (let left = 9; left > 0; left -= 1) await code(lock.unlockPin('0000-0000', NEW_PIN));
    for (const unlockCode of ['0000-0000', BLANK_UNLOCK_CODE])
      expect(await code(lock.unlockPin(unlockCode, NEW_PIN))).toMatchObject({ code: 'unlock-code-spent' });
  });

  it('returns no tries if the driver does not tell', async () => {
    await service.control.fault('unknown-command');
    expect(await withPin(session).pinState()).toBeUndefined();
  });

  it('signs several texts with one PIN, and keeps finished signatures when the lock is removed', async () => {
    await service.control.issue({ algorithm: 'SM2' });
    const lock = withPin(session);
    const certificate = await lock.read('signCertificate');
    const texts = ['甲', '乙', '丙'];
    const signatures = await lock.signAll(BLANK_PIN, texts);
    for (const [index, signature] of signatures.entries())
      expect(await lock.verify({ text: texts[index] ?? '', signature, certificate })).toBe(true);
    expect(sent.filter(({ body }) => body.includes('CheckPin'))).toHaveLength(1);
    const kept: number[] = [];
    const onSigned = (index: number) => {
      kept.push(index);
      if (index === 1) return service.control.remove();
    };
    const cut = await code(lock.signAll(BLANK_PIN, texts, { onSigned }));
    expect(kept).toEqual([0, 1]);
    expect(cut).toBeInstanceOf(LockError);
  });
});
