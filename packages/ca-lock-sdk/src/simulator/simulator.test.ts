import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { X509Certificate } from 'node:crypto';
import { createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCa } from '../../tests/certificates.js';
import { freePorts } from '../../tests/ports.js';
import { browserLikeFetch } from '../../tests/browserLikeFetch.js';
import { connectLock, LockError, type LockSession } from '../index.js';
import { withPin } from '../pin.js';
import { withKeys, type KeyCommands } from '../keys.js';
import {
  BLANK_PIN,
  SimulatorPortTaken,
  SimulatorStateUnreadable,
  simulatorControl,
  startSimulator,
  type FaultName,
  type SimulatorOptions,
} from './index.js';
import type { LockItem } from '../wire/items.js';

// Real RSA keys and the openssl command take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});
let ca: ReturnType<typeof openTestCa>;
beforeAll(() => {
  ca = openTestCa();
});
afterAll(() => ca.close());

function directory(): string {
  const dir = mkdtempSync(join(tmpdir(), 'lock-simulator-'));
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A request with the test's Host and Origin, which fetch sets itself. */
function bare(port: number, method: string, headers: Record<string, string>) {
  return new Promise<{ status: number; cors: unknown; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, headers }, (response) => {
      let body = '';
      response.on('data', (part) => (body += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cors: response.headers['access-control-allow-origin'],
          body,
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

async function start(options: SimulatorOptions = {}) {
  const simulator = await startSimulator({ port: 0, controlPort: 0, ...options });
  const session = withKeys(
    await connectLock({ firstPort: simulator.port, portCount: 1, probeTimeoutMs: 5000 }),
  );
  const stop = async () => {
    session.close();
    await simulator.stop();
  };
  cleanups.push(stop);
  const control = async (path: string, body?: object) => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${simulator.controlUrl}${path}`, init);
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown> & { locks: { pinTriesLeft: number }[] };
  };
  return { simulator, session, control, stop };
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

/** The complete issuing of spec "cert issuing": two keys, two certificates, written. */
async function issue(session: LockSession & KeyCommands, commonName = '辽宁砚川建设工程有限公司') {
  const make = (usage: 'sign' | 'encrypt') =>
    session.generateKeyPair({ usage, algorithm: 'RSA-2048', challenge: `challenge ${usage}` });
  await session.checkPin(BLANK_PIN);
  const [sign, encrypt] = [await make('sign'), await make('encrypt')];
  const signCertificate = ca.issue(sign.publicKeySpki, commonName);
  const encryptCertificate = ca.issue(encrypt.publicKeySpki, commonName);
  await session.importCertificates({ signCertificate, encryptCertificate });
  return { sign, encrypt, signCertificate, encryptCertificate };
}

describe('keys and certificates', () => {
  it('goes from a blank lock to a certificate that openssl accepts, and keeps it after a restart', async () => {
    const dataDir = directory();
    const first = await start({ dataDir });
    const deviceId = await first.session.read('deviceId');
    expect(deviceId).toMatch(/^SIM-\d{8}$/);
    expect((await failure(first.session.read('serialNumber'))).code).toBe('no-certificate');
    const { sign, encrypt, signCertificate, encryptCertificate } = await issue(first.session);
    expect(ca.verifies(sign.publicKeySpki, 'challenge sign', sign.proof)).toBe(true);
    expect(ca.verifies(encrypt.publicKeySpki, 'challenge encrypt', encrypt.proof)).toBe(true);
    expect(ca.verifies(sign.publicKeySpki, 'challenge encrypt', sign.proof)).toBe(false);
    await first.stop();

    const { session } = await start({ dataDir });
    expect((await failure(session.sign('x'))).code).toBe('pin-needed');
    await session.checkPin(BLANK_PIN);
    expect(ca.verifies(sign.publicKeySpki, '登录 nonce-1', await session.sign('登录 nonce-1'))).toBe(true);
    // Bytes that are not text arrive unchanged.
    const bytes = Buffer.from('签名').toString('base64');
    expect(ca.verifies(sign.publicKeySpki, '签名', await withPin(session).signBytes(bytes))).toBe(true);
    const { values, failures } = await session.readAll();
    expect(failures).toEqual({});
    const skid = ca.print(signCertificate, '-ext', 'subjectKeyIdentifier').split('\n').at(-1) ?? '';
    expect(values).toMatchObject({
      deviceId,
      signCertificate,
      encryptCertificate,
      commonName: '辽宁砚川建设工程有限公司',
      serialNumber: '4A7F91C2',
      keyIdentifier: skid.trim().replaceAll(':', ''),
      issuer: 'C=CN, O=Test, CN=Test CA',
    });
    const notAfter = new Date(ca.print(signCertificate, '-enddate').replace('notAfter=', ''));
    expect(values.validity).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(new Date(String(values.validity).replace(' ', 'T')).getTime()).toBe(notAfter.getTime());
  });

  it('accepts SM2 certificates of any authority for its SM2 keys, and for no others', async () => {
    const { session } = await start();
    await session.checkPin(BLANK_PIN);
    const make = (usage: 'sign' | 'encrypt') =>
      session.generateKeyPair({ usage, algorithm: 'SM2', challenge: 'c' });
    const [sign, encrypt] = [await make('sign'), await make('encrypt')];
    const signCertificate = ca.issue(sign.publicKeySpki, 'SM2');
    const encryptCertificate = ca.issue(encrypt.publicKeySpki, 'SM2');
    const swapped = { signCertificate: encryptCertificate, encryptCertificate: signCertificate };
    expect((await failure(session.importCertificates(swapped))).code).toBe('import-failed');
    await session.importCertificates({ signCertificate, encryptCertificate });
    const signature = await session.sign('挑战');
    expect(await session.verify({ text: '挑战', signature, certificate: signCertificate })).toBe(true);
    expect(await session.verify({ text: '挑站', signature, certificate: signCertificate })).toBe(false);
    expect(await session.decrypt(await session.encrypt('密文'))).toBe('密文');
    const skid = ca.print(signCertificate, '-ext', 'subjectKeyIdentifier').split('\n').at(-1) ?? '';
    expect(await session.read('keyIdentifier')).toBe(skid.trim().replaceAll(':', ''));
  });

  it('refuses certificates of other keys, swapped ones and garbage, and keeps the old pair working', async () => {
    const { session } = await start();
    const { sign, ...pair } = await issue(session);
    const other = await session.generateKeyPair({ usage: 'sign', algorithm: 'RSA-2048', challenge: 'c' });
    const swapped = { signCertificate: pair.encryptCertificate, encryptCertificate: pair.signCertificate };
    const garbage = { ...pair, encryptCertificate: Buffer.from('no certificate').toString('base64') };
    const halfRight = {
      signCertificate: ca.issue(other.publicKeySpki, 'New'),
      encryptCertificate: pair.signCertificate,
    };
    for (const wrong of [swapped, garbage, halfRight]) {
      expect((await failure(session.importCertificates(wrong))).code).toBe('import-failed');
    }
    // The renewal was interrupted: the former certificate and its key still match.
    expect(await session.read('signCertificate')).toBe(pair.signCertificate);
    expect(ca.verifies(sign.publicKeySpki, 'still mine', await session.sign('still mine'))).toBe(true);
    // And the renewal can be completed later.
    await session.importCertificates({ ...pair, signCertificate: halfRight.signCertificate });
    expect(ca.verifies(other.publicKeySpki, 'renewed', await session.sign('renewed'))).toBe(true);
  });

  it('requires a checked PIN for everything that uses a key, and a key to sign', async () => {
    const { session, control } = await start();
    const request = { usage: 'sign', algorithm: 'RSA-2048', challenge: 'c' } as const;
    const pair = { signCertificate: 'AAAA', encryptCertificate: 'AAAA' };
    for (const call of [
      session.sign('x'),
      session.generateKeyPair(request),
      session.importCertificates(pair),
    ]) {
      expect((await failure(call)).code).toBe('pin-needed');
    }
    await session.checkPin(BLANK_PIN);
    expect((await failure(session.sign('x'))).code).toBe('no-key');
    await control('/remove', {});
    await control('/insert', {});
    expect((await failure(session.sign('x'))).code).toBe('pin-needed');
  });
});

describe('the PIN', () => {
  it('counts ten tries, restores them after a right one, and stays locked after restart and right PIN', async () => {
    const dataDir = directory();
    const lines: string[] = [];
    const first = await start({ dataDir, log: (line) => lines.push(line) });
    expect(await failure(first.session.checkPin('wrong-pin'))).toMatchObject({
      code: 'pin-wrong',
      remainingTries: 9,
    });
    await first.session.checkPin(BLANK_PIN);
    for (let left = 9; left > 0; left -= 1) {
      const error = await failure(first.session.checkPin('wrong-pin'));
      expect(error).toMatchObject({ code: 'pin-wrong', remainingTries: left });
    }
    // A PIN that was right before no longer counts.
    expect((await failure(first.session.sign('x'))).code).toBe('pin-needed');
    expect(await failure(first.session.checkPin('wrong-pin'))).toMatchObject({
      code: 'pin-locked',
      remainingTries: 0,
    });
    await first.stop();
    const second = await start({ dataDir });
    expect((await failure(second.session.checkPin(BLANK_PIN))).code).toBe('pin-locked');
    expect((await second.control('/state')).locks[0]?.pinTriesLeft).toBe(0);
    expect(lines.join('\n')).toContain('CheckPin: refused, pin wrong');
    expect(lines.join('\n')).not.toMatch(new RegExp(`wrong-pin|${BLANK_PIN}`));
  });

  it('is stored as a hash in a file that only its owner may read', async () => {
    const dataDir = directory();
    const { session } = await start({ dataDir });
    await issue(session);
    const file = join(dataDir, 'locks.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const content = readFileSync(file, 'utf8');
    expect(content).toContain('PRIVATE KEY');
    expect(content).not.toContain(BLANK_PIN);
  });
});

describe('faults', () => {
  it('pulls the lock out in the middle of a signature', async () => {
    const { session, control } = await start();
    await issue(session);
    await control('/faults', { name: 'removed-mid-sign' });
    expect((await failure(session.sign('x'))).code).toBe('lock-removed');
    expect((await failure(session.sign('x'))).code).toBe('no-lock');
    await control('/faults', { name: null });
    await control('/insert', {});
    await session.checkPin(BLANK_PIN);
    expect(await session.sign('x')).toBeTruthy();
  });
});

describe('the HTTP interface', () => {
  it('identifies itself as a simulator and accepts listed pages, with both content types', async () => {
    const { simulator } = await start({ origins: ['https://portal.test'] });
    const url = `http://127.0.0.1:${simulator.port}/`;
    const headers = { origin: 'https://portal.test' };
    const handshake = await fetch(url, { headers });
    expect(await handshake.json()).toMatchObject({ CAType: '260', product: 'CA lock simulator' });
    expect(handshake.headers.get('access-control-allow-origin')).toBe('https://portal.test');
    const preflight = await fetch(url, { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers.get('access-control-allow-private-network')]).toEqual([
      204,
      'true',
    ]);
    for (const contentType of ['application/json', 'text/plain'] as const) {
      const session = await connectLock({
        firstPort: simulator.port,
        portCount: 1,
        probeTimeoutMs: 5000,
        contentType,
      });
      expect(await session.read('deviceId')).toMatch(/^SIM-/);
    }
  });

  it.each([
    ['a page that is not in the list', { origin: 'https://evil.test' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['a name that was rebound to this machine', { host: 'rebound.test', origin: 'https://portal.test' }],
  ])('refuses %s, and lets it read nothing', async (_who, headers) => {
    const { simulator } = await start({ origins: ['https://portal.test'] });
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const answer = await bare(simulator.port, method, headers);
      expect(answer).toEqual({ status: 403, cors: undefined, body: '' });
    }
  });

  it('accepts only the pages of this machine without a list', async () => {
    const { simulator } = await start();
    const status = async (origin: string) => (await bare(simulator.port, 'GET', { origin })).status;
    expect(await status('http://localhost:8080')).toBe(200);
    expect(await status('https://portal.test')).toBe(403);
  });

  it('keeps a session for each page: a PIN that one page has checked signs for no other', async () => {
    const origins = ['https://portal.test', 'https://other.test'] as const;
    const { simulator, control } = await start({ origins });
    await control('/issue', { algorithm: 'SM2' });
    const of = (origin: string) =>
      connectLock({
        firstPort: simulator.port,
        portCount: 1,
        probeTimeoutMs: 5000,
        fetch: browserLikeFetch(origin),
      });
    const [portal, other] = [await of(origins[0]), await of(origins[1])];
    await portal.checkPin(BLANK_PIN);
    expect((await failure(other.sign('x'))).code).toBe('pin-needed');
    expect(await portal.sign('x')).toBeTruthy();
    // Choices and wrong PINs of the other page do not affect the portal either.
    await control('/insert', { blank: true, beside: true });
    const { plugged } = (await control('/state')) as unknown as { plugged: string[] };
    await other.use(plugged[1] ?? '');
    await failure(other.checkPin('87654321'));
    expect(await portal.read('deviceId')).toBe(plugged[0]);
    expect(await portal.sign('x')).toBeTruthy();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"body":7}',
    '{"body":{"qrinfo":{"qrcodetype":"constructor"}}}',
    '{"body":{"qrinfo":{"qrcodetype":"SealAll"}}}',
  ])('refuses %j as an unknown command and keeps running', async (body) => {
    const { simulator, session } = await start();
    const response = await fetch(`http://127.0.0.1:${simulator.port}/`, { method: 'POST', body });
    expect(await response.json()).toMatchObject({ body: { qrstatus: '0', errcode: '0x0A000003' } });
    expect(await session.read('deviceId')).toMatch(/^SIM-/);
  });

  it('reports a taken port in one clear sentence, and does not touch the locks of the other simulator', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    cleanups.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    for (const options of [{ port }, { port: 0, controlPort: port }]) {
      const error: unknown = await startSimulator(options).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(SimulatorPortTaken);
      expect((error as Error).message).toContain(`Port ${port} of the lock simulator is taken`);
    }
  });

  it('refuses to start with an unreadable state file, and does not change the file', async () => {
    const dataDir = directory();
    writeFileSync(join(dataDir, 'locks.json'), '{"version":1,');
    await expect(startSimulator({ port: 0, controlPort: 0, dataDir })).rejects.toBeInstanceOf(
      SimulatorStateUnreadable,
    );
    expect(readFileSync(join(dataDir, 'locks.json'), 'utf8')).toBe('{"version":1,');
  });
});

describe('the seals of a lock', () => {
  it('have one per kind, and survive a restart; one without a kind is the only one', async () => {
    const dataDir = directory();
    const { simulator, stop } = await start({ dataDir });
    const licenseKey = 'CA-LOCK-SIMULATOR';
    const open = (firstPort: number) =>
      connectLock({ firstPort, portCount: 1, probeTimeoutMs: 5000, licenseKey });
    await simulatorControl(simulator.controlUrl ?? '').issue();
    const lock = await open(simulator.port);
    const [only] = await lock.seals();
    expect(only?.kind).toBeUndefined();
    await lock.checkPin(BLANK_PIN);
    await lock.makeSeal('TkFNRQ==', { kind: 'legalRepresentative' });
    await lock.makeSeal('T0xE', { kind: 'company' });
    await lock.makeSeal('TkVX', { kind: 'company' });
    const both = [
      { kind: 'company', image: 'TkVX' },
      { kind: 'legalRepresentative', image: 'TkFNRQ==' },
    ];
    expect(await lock.seals()).toEqual(both);
    expect(await lock.sealInfo()).toBe('TkVX');
    lock.close();
    await stop();
    const again = await start({ dataDir });
    const later = await open(again.simulator.port);
    expect(await later.seals()).toEqual(both);
    await later.checkPin(BLANK_PIN);
    await later.makeSeal('T05F');
    expect(await later.seals()).toEqual([{ kind: undefined, image: 'T05F' }]);
    later.close();
  });
});

describe('the control API', () => {
  it('inserts, removes, creates locks and resets', async () => {
    const { control, session } = await start();
    const first = await session.read('deviceId');
    expect(await control('/remove', {})).toMatchObject({ inserted: null });
    expect((await failure(session.read('deviceId'))).code).toBe('lock-removed');
    expect((await failure(session.read('deviceId'))).code).toBe('no-lock');
    const { inserted, locks } = await control('/insert', { blank: true });
    expect([locks.length, inserted === first]).toEqual([2, false]);
    await control('/insert', { deviceNum: first });
    expect(await session.read('deviceId')).toBe(first);
    expect((await control('/reset', {})).locks.length).toBe(1);
    expect(await session.read('deviceId')).not.toBe(first);
  });

  it('fills a lock from its own test root, in both algorithms, and reports the result', async () => {
    const { simulator, session } = await start();
    const control = simulatorControl(simulator.controlUrl ?? '');
    for (const algorithm of ['RSA-2048', 'SM2'] as const) {
      const { locks } = await control.issue({
        algorithm,
        commonName: '沈阳',
        notAfter: '2031-05-06T00:00:00Z',
      });
      expect(locks[0]).toMatchObject({
        hasSignCertificate: true,
        hasEncryptCertificate: true,
        hasSeal: true,
      });
      const pem = Buffer.from(await session.read('signCertificate'), 'base64');
      const root = new X509Certificate(await control.authority(algorithm));
      expect(new X509Certificate(pem).issuer).toBe(root.subject);
      expect([await session.read('commonName'), (await session.read('validity')).slice(0, 7)]).toEqual([
        '沈阳',
        '2031-05',
      ]);
    }
    await control.remove();
    await expect(control.issue()).rejects.toThrow('no lock is plugged in');
    await expect(control.issue({ notAfter: 'soon' })).rejects.toThrow('ISO dates');
  });

  it('accepts only known faults and settings; a fault that cannot start changes nothing', async () => {
    const { simulator, session } = await start({ port: await freePorts() });
    const control = simulatorControl(simulator.controlUrl ?? '');
    const unknown = 'sulking' as FaultName;
    await expect(control.fault(unknown)).rejects.toThrow('no such fault');
    await expect(control.fault('slow', { ms: -1 })).rejects.toThrow('ms is a number');
    await expect(control.fault('empty-item', { item: 'color' as LockItem })).rejects.toThrow(
      'name of an item',
    );
    const neighbor = createServer().listen(simulator.port + 3, '127.0.0.1');
    await new Promise((resolve) => neighbor.once('listening', resolve));
    cleanups.push(() => neighbor.close());
    await expect(control.fault('port-moved')).rejects.toThrow('is taken');
    await control.remove();
    await expect(control.fault('pin-spent')).rejects.toThrow('no device');
    await control.insert();
    expect(await control.state()).toMatchObject({ fault: null, port: simulator.port });
    expect(await session.read('deviceId')).toMatch(/^SIM-/);
  });

  it('reports the current port of the service', async () => {
    const { simulator } = await start({ port: await freePorts() });
    const control = simulatorControl(simulator.controlUrl ?? '');
    expect((await control.fault('refused')).port).toBeNull();
    expect((await control.fault('silent')).port).toBe(simulator.port);
    const { plugged } = await control.fault('two-locks');
    expect(plugged.length).toBe(2);
    expect((await control.fault(null)).plugged).toEqual(plugged.slice(0, 1));
    // A page on this machine can read a refusal as well as an answer.
    await control.remove();
    const headers = { origin: 'http://localhost:6006', 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: '{"name":"pin-spent"}' };
    const refused = await fetch(`${simulator.controlUrl}/faults`, init);
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      500,
      headers.origin,
    ]);
  });

  it('refuses other sites and bodies that are not JSON', async () => {
    const { simulator } = await start();
    const ask = async (path: string, init: RequestInit) =>
      (await fetch(`${simulator.controlUrl}${path}`, init)).status;
    const json = { 'content-type': 'application/json' };
    expect(await ask('/state', { headers: { origin: 'https://evil.test' } })).toBe(403);
    expect(await ask('/state', { headers: { origin: 'http://localhost:6006' } })).toBe(200);
    expect(await ask('/remove', { method: 'POST', body: '{}' })).toBe(415);
    expect(await ask('/remove', { method: 'POST', body: '{', headers: json })).toBe(400);
    expect(await ask('/faults', { method: 'POST', body: '{"name":"toString"}', headers: json })).toBe(400);
    expect(await ask('/insert', { method: 'POST', body: '{"deviceNum":"SIM-none"}', headers: json })).toBe(
      404,
    );
    expect(await ask('/nowhere', {})).toBe(404);
  });

  it('is refused under a name that is not this machine (DNS rebinding)', async () => {
    const { simulator } = await start();
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'evil.test' };
      get(`${simulator.controlUrl}/state`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
    expect(status).toBe(403);
  });
});
