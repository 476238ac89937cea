import { describe, expect, it } from 'vitest';
import { HANDSHAKE } from '../../tests/fakeService.js';
import {
  connectLock,
  LockError,
  type ConnectOptions,
  type LockErrorCode,
  type LockSession,
} from '../index.js';
import { certificateErrorOf } from '../environment/certificateState.js';
import { withKeys } from '../keys.js';
import { withPin } from '../pin.js';
import { LOCK_ERRORS, lockErrorCodes } from './codes.js';

const CHROME = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const browser = { document: {}, navigator: { userAgent: CHROME }, fetch, AbortController };
const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
const hang = (init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
  });

const fail = (options: ConnectOptions) => connectLock({ portCount: 1, ...options });

/** A connected session in which every command except CAInit gets this answer. */
async function session(answer: (init?: RequestInit) => Promise<Response> | object): Promise<LockSession> {
  const connected = await fail({
    licenseKey: 'license',
    fetch: async (_input, init) => {
      if (!init?.body) return new Response(HANDSHAKE);
      if (String(init.body).includes('CAInit')) return Response.json({ body: { qrstatus: '1' } });
      const given = await answer(init);
      return given instanceof Response ? given : Response.json(given);
    },
  });
  await connected.initialize();
  return connected;
}
const refused = (errcode?: string) => session(() => ({ body: { qrstatus: '0', errcode } }));
const permission = (state: 'prompt' | 'denied') => ({
  ...browser,
  navigator: { userAgent: CHROME, permissions: { query: () => Promise.resolve({ state }) } },
});
/** A session whose CAInit returns this `ext`. */
const withExt = (ext: object, device = 'A') =>
  fail({
    fetch: async (_input, init) => {
      if (!init?.body) return new Response(HANDSHAKE);
      const certobject = { devicenum: String(init.body).includes('DeviceNum') ? device : undefined };
      return Response.json({ body: { qrstatus: '1', qrinfo: { ext, certobject } } });
    },
  });
const certificate = (code: number) => Promise.reject(certificateErrorOf(code));
const keyPair = { usage: 'sign', algorithm: 'RSA-2048', challenge: 'c' } as const;
const certificates = { signCertificate: 'AAAA', encryptCertificate: 'AAAA' };

const NEW_PIN = 'tk7Wm29x';

/** How to reach each error. A new code does not compile without an entry. */
const ways: Record<LockErrorCode, () => Promise<unknown>> = {
  'browser-refused': () => fail({ view: { ...browser, document: { documentMode: 11 } } }),
  'insecure-context': () => fail({ view: { ...browser, isSecureContext: false } }),
  'permission-denied': () => fail({ view: permission('denied') }),
  'permission-pending-timeout': () =>
    fail({ view: permission('prompt'), permissionTimeoutMs: 10, fetch: (_input, init) => hang(init) }),
  'service-not-found': () => fail({ fetch: refuse }),
  'foreign-service': () => fail({ fetch: async () => new Response('<html>') }),
  'service-lost': async () => (await session(refuse)).read('deviceId'),
  'no-lock': async () => {
    const fetch_: typeof fetch = async (_input, init) =>
      new Response(init?.body ? '{"body":{"qrstatus":"0"}}' : HANDSHAKE);
    return (await fail({ fetch: fetch_ })).initialize();
  },
  'several-locks': async () => (await withExt({ devicenums: ['A', 'B'] })).initialize(),
  'lock-swapped': async () => {
    const swapped = await withExt({}, 'B');
    await swapped.use('A');
    return swapped.sign('x');
  },
  'lock-removed': async () => (await refused('0x0A000023')).read('deviceId'),
  'no-certificate': async () => (await refused('0x0A00001C')).read('issuer'),
  'no-key': async () => (await refused('0x0A00001B')).sign('x'),
  'read-failed': async () => (await refused()).read('issuer'),
  'pin-wrong': async () => (await refused('0x0A000024')).checkPin('123456'),
  'pin-locked': async () => (await refused('0x0A000025')).checkPin('123456'),
  'pin-invalid-length': async () => (await refused()).checkPin('12345'),
  'pin-needed': async () => (await refused('0x0A00002D')).sign('x'),
  'pin-weak': async () => withPin(await refused()).changePin('old-12', 'abc123'),
  'pin-unchanged': async () => withPin(await refused()).changePin('old-12', 'old-12'),
  'pin-change-failed': async () => withPin(await refused()).changePin('old-12', NEW_PIN),
  'unlock-code-wrong': async () => withPin(await refused('0x0A000024')).unlockPin('code', NEW_PIN),
  'unlock-code-spent': async () => withPin(await refused('0x0A000025')).unlockPin('code', NEW_PIN),
  'sign-failed': async () => (await refused()).sign('x'),
  'verify-failed': async () =>
    (await refused()).verify({ text: 't', signature: 'AAAA', certificate: 'AAAA' }),
  'encrypt-failed': async () => (await refused()).encrypt('x'),
  'decrypt-failed': async () => (await refused()).decrypt('AAAA'),
  'seal-failed': async () => (await refused()).makeSeal('AAAA'),
  'certificate-untrusted': () => certificate(-1),
  'certificate-expired': () => certificate(-2),
  'certificate-revoked': () => certificate(-3),
  'certificate-frozen': () => certificate(-4),
  'certificate-not-yet-valid': () => certificate(-5),
  'certificate-invalid': () => certificate(-6),
  'key-generation-failed': async () => withKeys(await refused()).generateKeyPair(keyPair),
  'import-failed': async () => withKeys(await refused()).importCertificates(certificates),
  timeout: async () => (await session(hang)).read('deviceId', { timeoutMs: 5 }),
  'outcome-unknown': async () => (await session(hang)).sign('x', { timeoutMs: 5 }),
  aborted: async () => (await session(hang)).sign('x', { signal: AbortSignal.abort() }),
  'malformed-answer': async () => (await session(async () => new Response('{"body"'))).read('deviceId'),
  'unknown-command': async () =>
    (await session(async () => new Response('', { status: 404 }))).read('deviceId'),
  'session-closed': async () => {
    const closed = await refused();
    closed.close();
    return closed.read('deviceId');
  },
  'invalid-argument': async () => (await refused()).sign(''),
};

describe('every error of the table', () => {
  it.each(lockErrorCodes())('%s is reachable and has the category of who must act', async (code) => {
    const error: unknown = await ways[code]().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LockError);
    const { category, retryable } = LOCK_ERRORS[code];
    expect(error).toMatchObject({ code, category, message: `${code}: ${category} must act` });
    // With an unknown outcome no retry is promised, whatever the table says.
    expect((error as LockError).retryable).toBe(retryable && !(error as LockError).outcomeUnknown);
  });
});
