import { afterEach, describe, expect, it } from 'vitest';
import { fakeService, HANDSHAKE, type FakeService } from '../../tests/fakeService.js';
import { freePorts } from '../../tests/ports.js';
import { LockError } from '../errors/LockError.js';
import { enUS } from '../messages/en-US.js';
import { zhCN } from '../messages/zh-CN.js';
import {
  certificateErrorOf,
  checkEnvironment,
  ENVIRONMENT_CHECKS,
  environmentMessage,
  environmentReport,
  validityError,
  type EnvironmentCheck,
  type EnvironmentOptions,
} from './index.js';
import { systemOf } from './system.js';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const page = (userAgent = WINDOWS, more: object = {}) => ({
  document: {},
  navigator: { userAgent },
  fetch,
  AbortController,
  ...more,
});

const running: FakeService[] = [];
afterEach(() => Promise.all(running.splice(0).map((service) => service.stop())));

const PERSONAL = ['示例建设工程有限公司', '4A7F91C20E883D15', 'SIM-00000042', 'MIIDsample', '7D9C2F4E'];
const HELD: Record<string, object> = {
  ClientSignCertSN: { sn: PERSONAL[1] },
  ClientSignCertCN: { cn: PERSONAL[0] },
  CertYouXiaoQi: { yxq: '2028-11-21 10:30:00' },
  SignCert: { signcert: PERSONAL[3] },
  EncCert: { decryptcert: PERSONAL[3] },
  CertSubjectKeyID: { skid: PERSONAL[4] },
  Bfjg: { dn: 'CN=示例数字证书中心' },
  DeviceNum: { devicenum: PERSONAL[2] },
};

/** Runs the checks with a lock that contains `held`; `null` is an empty USB port. */
async function check(held: Record<string, object> | null, more: EnvironmentOptions = {}) {
  const firstPort = await freePorts(1);
  const service = await fakeService(firstPort, (command, response) => {
    const gone = held === null ? '0x0A000023' : undefined;
    const certobject = held?.[command ?? ''];
    const refused = gone ?? (command !== 'CAInit' && !certobject ? '0x0A00001C' : undefined);
    response.end(
      command === undefined
        ? HANDSHAKE
        : JSON.stringify({
            body: { qrstatus: refused ? '0' : '1', errcode: refused, qrinfo: { certobject } },
          }),
    );
  });
  running.push(service);
  return checkEnvironment({ firstPort, portCount: 1, probeTimeoutMs: 5000, view: page(), ...more });
}
const states = (checks: readonly EnvironmentCheck[]) => checks.map(({ state }) => state);
const failed = (checks: readonly EnvironmentCheck[]) => checks.find(({ state }) => state === 'fail');
const now = new Date(2026, 10, 21, 12);

describe('checkEnvironment', () => {
  it('passes six times when all is well, and reports each result at once', async () => {
    const seen: string[] = [];
    const checks = await check(HELD, { now, onCheck: ({ name }) => seen.push(name) });
    expect(states(checks)).toEqual(Array(6).fill('pass'));
    expect(checks.map(({ name }) => name)).toEqual([...ENVIRONMENT_CHECKS]);
    expect(seen).toEqual([...ENVIRONMENT_CHECKS]);
  });

  it.each([
    ['browser', page('Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'), 'browser-refused', 1],
    ['browser', page(WINDOWS, { isSecureContext: false }), 'insecure-context', 1],
    [
      'permission',
      page(WINDOWS, {
        navigator: { userAgent: WINDOWS, permissions: { query: async () => ({ state: 'denied' }) } },
      }),
      'permission-denied',
      2,
    ],
  ])('stops at %s without any request', async (name, view, code, at) => {
    const transport = () => Promise.reject(new Error('must not be called'));
    const checks = await check(HELD, { view, fetch: transport });
    expect(failed(checks)).toMatchObject({ name, error: { code } });
    expect(states(checks)).toEqual(
      ENVIRONMENT_CHECKS.map((_, i) => (i < at ? 'pass' : i === at ? 'fail' : 'unknown')),
    );
  });

  it('identifies which of service, lock and certificate failed', async () => {
    const noService = await checkEnvironment({ view: page(), firstPort: await freePorts(1), portCount: 1 });
    expect(failed(noService)).toMatchObject({ name: 'service', error: { code: 'service-not-found' } });
    // Nothing answered: whether the browser allowed the request is unknown.
    expect(states(noService)).toEqual(['pass', 'pass', 'unknown', 'fail', 'unknown', 'unknown']);
    expect(failed(await check(null))).toMatchObject({ name: 'lock', error: { code: 'no-lock' } });
    const foreign: typeof fetch = async () => new Response('<html>');
    const taken = await checkEnvironment({ view: page(), fetch: foreign, firstPort: 5000, portCount: 1 });
    expect(failed(taken)).toMatchObject({
      name: 'service',
      facts: { port: '5000' },
      error: { code: 'foreign-service' },
    });
    const odd: typeof fetch = async (_input, init) => new Response(init?.body ? '{' : HANDSHAKE);
    const broken = await checkEnvironment({ view: page(), fetch: odd, portCount: 1 });
    expect(failed(broken)).toMatchObject({ name: 'lock', error: { code: 'malformed-answer' } });
    const blank = await check({ DeviceNum: HELD['DeviceNum']! });
    expect(failed(blank)).toMatchObject({ name: 'certificate', error: { code: 'no-certificate' } });
    expect(states(blank)).toEqual(['pass', 'pass', 'pass', 'pass', 'pass', 'fail']);
  });

  it('finds an expired certificate, and one without an encryption certificate', async () => {
    const later = new Date(2029, 0, 1);
    expect(failed(await check(HELD, { now: later }))?.error?.code).toBe('certificate-expired');
    const { EncCert: _half, ...signOnly } = HELD;
    expect(failed(await check(signOnly, { now }))?.error).toMatchObject({
      code: 'no-certificate',
      item: 'encryptCertificate',
    });
  });

  it('rejects when it is aborted, and for an error that is not a LockError', async () => {
    await expect(check(HELD, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
    const connect = () => Promise.reject(new TypeError('a mistake'));
    await expect(check(HELD, { connect })).rejects.toThrow('a mistake');
  });

  it.each([
    [WINDOWS, 'pass', 'Windows', '10.0', '142'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_2) Gecko/20100101 Firefox/150.0',
      'pass',
      'macOS',
      '14.2',
      '150',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'pass', 'Linux', '', '140'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/142.0.0.0 Mobile Safari/537.36', 'fail', 'Android', '', '142'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148', 'fail', 'iOS', '', ''],
    ['', 'unknown', 'unknown', '', ''],
  ])('distinguishes a computer from a phone: %s', (userAgent, usb, name, version, browserVersion) => {
    expect(systemOf({ navigator: { userAgent } })).toEqual({ usb, browserVersion, facts: { name, version } });
  });

  it('reports an unknown system without a navigator', () => {
    expect(systemOf({}).usb).toBe('unknown');
  });
});

describe('the report', () => {
  it('contains state, code and next step of every check, and no personal data', async () => {
    const checks = await check(HELD, { now: new Date(2029, 0, 1) });
    const text = environmentReport(zhCN, checks, now);
    expect(text.split('\n').length).toBe(7);
    expect(text).toContain('系统: 正常 | name=Windows version=10.0');
    expect(text).toContain('浏览器: 正常 | engine=chromium version=142 secure=true');
    expect(text).toContain('证书: 异常 | read=8 certificate-expired | 请办理延期续费');
    for (const secret of [...PERSONAL, 'Mozilla', 'AppleWebKit']) expect(text).not.toContain(secret);
    expect(environmentReport(enUS, checks, now)).toContain('Certificate: failed');
  });

  it('contains the native code, and the next step for a phone', () => {
    const lock: EnvironmentCheck = {
      name: 'lock',
      state: 'fail',
      facts: {},
      error: new LockError('lock-removed', { nativeCode: 0x0a000023 }),
    };
    const phone: EnvironmentCheck = { name: 'system', state: 'fail', facts: { name: 'iOS', version: '' } };
    const text = environmentReport(zhCN, [phone, lock], now);
    expect(text).toContain('CA锁: 异常 | lock-removed 0x0A000023 | 请重新插好锁');
    expect(text).toContain('系统: 异常 | name=iOS | 请在电脑上打开本站');
    expect(environmentMessage(zhCN, { name: 'lock', state: 'pass', facts: {} })).toBeUndefined();
  });
});

describe('certificates', () => {
  it.each([
    [0, undefined],
    [-1, 'certificate-untrusted'],
    [-2, 'certificate-expired'],
    [-3, 'certificate-revoked'],
    [-4, 'certificate-frozen'],
    [-5, 'certificate-not-yet-valid'],
    [-6, 'certificate-invalid'],
    [7, 'certificate-invalid'],
  ])('reads the validation code %s', (validation, code) => {
    expect(certificateErrorOf(validation)?.code).toBe(code);
  });

  it('reads the validity in the time zone of this machine, to the second', () => {
    expect(validityError('2026-11-21 12:00:00', now)).toBeUndefined();
    expect(validityError('2026-11-21 11:59:59', now)?.code).toBe('certificate-expired');
    expect(validityError('2028/11/21', now)?.code).toBe('certificate-invalid');
  });
});
