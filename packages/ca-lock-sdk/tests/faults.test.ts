import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from './ports.js';
import {
  connectLock,
  LockError,
  type ConnectOptions,
  type LockErrorCode,
  type LockSession,
} from '../src/index.js';
import { certificateErrorOf, validityError } from '../src/environment/certificateState.js';
import { lockMessage } from '../src/messages/index.js';
import {
  BLANK_PIN,
  FAULTS,
  SIMULATOR_LICENSE_KEY,
  type FaultName,
  type FaultSettings,
} from '../src/simulator/index.js';
import { LOCK_ITEMS, type LockItem } from '../src/wire/items.js';
import { browserLikeFetch } from './browserLikeFetch.js';
import { cleanUp, world } from './world.js';

// Every fault of the simulator results in exactly one error with one message, or in a success where that is right.

let firstPort: number;
let service: Awaited<ReturnType<typeof world>>;
beforeAll(async () => {
  firstPort = await freePorts();
  service = await world({ port: firstPort });
});
afterAll(cleanUp);

const connect = (options: ConnectOptions = {}) =>
  connectLock({ firstPort, licenseKey: SIMULATOR_LICENSE_KEY, fetch: browserLikeFetch(), ...options });

interface Row {
  settings?: FaultSettings;
  /** The expected code, or `endured` when the SDK succeeds. */
  ends: LockErrorCode | 'endured';
  /** The page's call while the fault is on; the session was opened, and its PIN checked, before. */
  when(session: LockSession): Promise<unknown>;
}

/** Long time-outs unless the row is about time, for busy machines. */
const patient = { probeTimeoutMs: 3000 };
const looking = (ends: Row['ends'], options: ConnectOptions = patient): Row => ({
  ends,
  when: async () => (await connect(options)).read('deviceId'),
});
/** With the default time-outs: 150 ms, then 600 ms. */
const inVain = looking('service-not-found', {});
/** Longer than the first time-out, but shorter than the second, even on a busy machine. */
const onSecondLook = looking('endured', { secondPassMs: 3000 });
const reading = (ends: Row['ends']): Row => ({ ends, when: (session) => session.read('commonName') });
const signing = (ends: Row['ends']): Row => ({ ends, when: (session) => session.sign('挑战') });
const wrongPin = (ends: Row['ends']): Row => ({ ends, when: (session) => session.checkPin(BLANK_PIN) });
const throwing = (error: LockError | undefined) => (error ? Promise.reject(error) : Promise.resolve());

/** A new fault does not compile without a row. */
const rows: Record<FaultName, Row> = {
  refused: looking('service-not-found'),
  silent: inVain,
  'handshake-140': onSecondLook,
  'handshake-160': onSecondLook,
  'handshake-400': onSecondLook,
  'handshake-700': inVain,
  slow: inVain,
  trickle: inVain,
  foreign: looking('foreign-service'),
  'foreign-json': looking('foreign-service'),
  'foreign-first': looking('endured'),
  'other-ca-type': looking('foreign-service'),
  redirect: looking('foreign-service'),
  'no-cors': looking('foreign-service'),
  'preflight-refused': looking('service-lost'),
  'port-moved': reading('service-lost'),
  'no-lock': looking('no-lock'),
  'pin-wrong': wrongPin('pin-wrong'),
  'pin-hidden-count': wrongPin('pin-wrong'),
  'pin-locked': wrongPin('pin-locked'),
  'pin-spent': wrongPin('pin-locked'),
  'removed-mid-sign': signing('lock-removed'),
  expired: {
    ends: 'certificate-expired',
    when: async (session) => throwing(validityError(await session.read('validity'), new Date())),
  },
  'not-yet-valid': {
    // The wire only has the end of the validity; the certificate has its beginning.
    ends: 'certificate-not-yet-valid',
    async when(session) {
      const der = Buffer.from(await session.read('signCertificate'), 'base64');
      const early = new Date(new X509Certificate(der).validFrom).getTime() > Date.now();
      return throwing(certificateErrorOf(early ? -5 : 0));
    },
  },
  'sign-only': { ends: 'no-certificate', when: (session) => session.encrypt('x') },
  'wrong-key-pair': {
    ends: 'certificate-invalid',
    async when(session) {
      const certificate = await session.read('signCertificate');
      const signed = { text: '挑战', signature: await session.sign('挑战'), certificate };
      return throwing(certificateErrorOf((await session.verify(signed)) ? 0 : -6));
    },
  },
  'two-locks': looking('several-locks'),
  'lock-swapped': signing('lock-swapped'),
  'missing-item': reading('read-failed'),
  'empty-item': reading('read-failed'),
  'socket-reset': reading('service-lost'),
  hang: { ends: 'timeout', when: (session) => session.read('commonName', { timeoutMs: 60 }) },
  'driver-dialog': { ends: 'outcome-unknown', when: (session) => session.sign('挑战', { timeoutMs: 800 }) },
  'late-sign': {
    settings: { ms: 5000 },
    ends: 'outcome-unknown',
    when: (session) => session.sign('挑战', { timeoutMs: 800 }),
  },
  truncated: reading('malformed-answer'),
  bom: reading('endured'),
  gbk: reading('malformed-answer'),
  'wrong-types': reading('malformed-answer'),
  'huge-body': reading('malformed-answer'),
  'server-error': reading('malformed-answer'),
  'unknown-command': reading('unknown-command'),
};

/** A filled lock, its number read and its PIN checked; then the fault. */
async function underFault(name: FaultName, settings?: FaultSettings): Promise<LockSession> {
  await service.control.reset();
  await service.control.issue({ algorithm: 'SM2' });
  const session = await connect(patient);
  await session.read('deviceId');
  await session.checkPin(BLANK_PIN);
  await service.control.fault(name, settings);
  return session;
}

const outcome = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

function expectOneSentence(error: unknown, code: string): void {
  expect(error).toBeInstanceOf(LockError);
  expect(error).toMatchObject({ code });
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const { title, body, next } = lockMessage(error as LockError, locale);
    for (const part of [title, body, next]) expect(part).toMatch(/^[^!！]{4,}$/);
  }
}

describe('each fault', () => {
  it('are at least thirty, each with a description', () => {
    expect(Object.keys(FAULTS).length).toBeGreaterThanOrEqual(30);
    for (const { description } of Object.values(FAULTS)) expect(description).toMatch(/^[A-Z].{20,}\.$/);
  });

  it.each(Object.entries(rows))('%s', async (name, { settings, ends, when }) => {
    const session = await underFault(name as FaultName, settings);
    const result = await outcome(when(session));
    if (ends !== 'endured') expectOneSentence(result, ends);
    expect(result instanceof Error ? (result as LockError).code : result && 'endured').toBe(ends);
    session.close();
    // Switched off, the service works as before.
    await service.control.reset();
    const again = await connect(patient);
    expect(await again.read('deviceId')).toMatch(/^SIM-/);
    again.close();
  });

  it.each(Object.keys(LOCK_ITEMS) as LockItem[])('missing and empty %s name the item', async (item) => {
    for (const name of ['missing-item', 'empty-item'] as const) {
      const session = await underFault(name, { item });
      const error = await outcome(session.read(item));
      expectOneSentence(error, 'read-failed');
      expect(error).toMatchObject({ item });
      const { values, failures } = await session.readAll();
      expect(Object.keys(failures)).toEqual([item]);
      expect(Object.keys(values).length).toBe(8);
      session.close();
    }
  });
});

describe('the state after a fault', () => {
  it('ten wrong PINs lock the lock, also without a count in the answer', async () => {
    for (const [name, told] of [
      ['pin-wrong', true],
      ['pin-hidden-count', false],
    ] as const) {
      const session = await underFault(name);
      for (let left = 9; left > 0; left -= 1) {
        const error = await outcome(session.checkPin('87654321'));
        expectOneSentence(error, 'pin-wrong');
        expect((error as LockError).remainingTries).toBe(told ? left : undefined);
      }
      expectOneSentence(await outcome(session.checkPin('87654321')), 'pin-locked');
      await service.control.fault(null);
      expectOneSentence(await outcome(session.checkPin(BLANK_PIN)), 'pin-locked');
      session.close();
    }
  });

  it('a late signature was created, and is not repeated', async () => {
    const session = await underFault('late-sign', { ms: 5000 });
    expectOneSentence(await outcome(session.sign('一次', { timeoutMs: 800 })), 'outcome-unknown');
    expect((await service.control.state()).signatures).toBe(1);
    session.close();
  });

  it('an answered dialog lets the command continue', async () => {
    const session = await underFault('driver-dialog');
    const signature = session.sign('一次', { timeoutMs: 5000 });
    await service.control.fault(null);
    expect(await signature).toMatch(/^[A-Za-z0-9+/=]{60,}$/);
    session.close();
  });

  it('a moved service is found again, in the first pass', async () => {
    await underFault('port-moved');
    expect((await connect({ knownPort: firstPort, probeTimeoutMs: 3000 })).port).toBe(firstPort + 3);
  });

  it('a driver that refuses the preflight is usable with text/plain', async () => {
    await underFault('preflight-refused');
    const session = await connect({ contentType: 'text/plain', probeTimeoutMs: 3000 });
    expect(await session.read('deviceId')).toMatch(/^SIM-/);
  });

  it('of two locks, the selected one answers', async () => {
    const session = await underFault('two-locks');
    const [, second = ''] = (await service.control.state()).plugged;
    await session.use(second);
    expect(await session.read('deviceId')).toBe(second);
    expectOneSentence(await outcome(session.sign('x')), 'pin-needed');
    session.close();
  });
});
