import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyAlgorithm } from '@ca-portal/api/domain';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSm2Key } from './sm2.js';
import { createPki, memoryVault, mountPki, type IssuedCertificate } from './index.js';

// Requests and checks with the openssl command.

const now = new Date(Math.floor(Date.now() / 1000) * 1000);
const later = new Date(now.getTime() + 365 * 86_400_000);
const issued = new Set<string>();
const revoked = new Map<string, Date>();
let away = false;
const pki = createPki({
  vault: memoryVault(),
  revocations: {
    isRevoked: async (serial) => revoked.has(serial),
    async find(_, serial) {
      if (away) throw new Error('the database is away');
      return issued.has(serial) ? { revokedAt: revoked.get(serial) } : undefined;
    },
    ofIssuer: async () => [...revoked].map(([serialNumber, revokedAt]) => ({ serialNumber, revokedAt })),
    versionOf: async () => String(revoked.size),
  },
  publicUrl: () => 'http://portal.example',
  clock: () => now,
});

const folder = mkdtempSync(join(tmpdir(), 'ocsp-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

const app = Fastify();
mountPki(app, pki);
afterAll(() => app.close());

async function publicKey(algorithm: KeyAlgorithm) {
  if (algorithm === 'SM2') return (await makeSm2Key()).publicKey;
  const { publicKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Uint8Array(key.export({ type: 'spki', format: 'der' }));
}

async function issue(algorithm: KeyAlgorithm): Promise<IssuedCertificate> {
  const certificate = await pki.issue(
    { code: 'F01', name: '北辰 CA' },
    {
      subject: { commonName: '示例建设工程有限公司' },
      publicKey: await publicKey(algorithm),
      purpose: 'sign',
      notBefore: now,
      notAfter: later,
    },
  );
  issued.add(certificate.serialNumber);
  return certificate;
}

/** The certificate's own authority, found by its name, as a certificate file. */
async function issuerOf({ der }: IssuedCertificate): Promise<string> {
  const leaf = new X509Certificate(der);
  const all = (await pki.chainPem()).match(/-----BEGIN[\s\S]*?-----END CERTIFICATE-----/g) ?? [];
  const issuer = all.find((pem) => leaf.checkIssued(new X509Certificate(pem)));
  return file('issuer.pem', issuer ?? '');
}

async function requestFor(certificate: IssuedCertificate, ...more: string[]): Promise<Buffer> {
  const issuer = await issuerOf(certificate);
  const leaf = file('leaf.pem', new X509Certificate(certificate.der).toString());
  openssl('ocsp', '-issuer', issuer, '-cert', leaf, '-reqout', 'request.der', ...more);
  return readFileSync(join(folder, 'request.der'));
}

const post = (address: string, payload: Uint8Array) =>
  app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/ocsp-request' },
    payload: Buffer.from(payload),
  });

/** The OCSP URL in the certificate itself. */
function addressIn({ der }: IssuedCertificate): string {
  const { infoAccess } = new X509Certificate(der);
  return new URL(/OCSP - URI:(\S+)/.exec(infoAccess ?? '')?.[1] ?? '').pathname;
}

/** openssl's verdict on the answer, with the signature checked against the chain. */
async function judged(certificate: IssuedCertificate, response: Buffer, sm2: boolean): Promise<string> {
  const issuer = await issuerOf(certificate);
  const leaf = file('leaf.pem', new X509Certificate(certificate.der).toString());
  const ca = file('ca.pem', await pki.chainPem());
  // openssl 3.0 cannot use SM2's id for an OCSP answer: sm2-authority.test checks the signature.
  const check = sm2 ? ['-noverify'] : ['-CAfile', ca, '-verify_other', issuer];
  const args = ['-issuer', issuer, '-cert', leaf, '-respin', file('response.der', response), ...check];
  return execFileSync('sh', ['-c', 'exec openssl "$@" 2>&1', 'sh', 'ocsp', '-no_nonce', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
}

describe.each(['RSA-2048', 'SM2'] as const)('OCSP for %s', (algorithm) => {
  const sm2 = algorithm === 'SM2';
  let leaf: IssuedCertificate;
  beforeAll(async () => {
    leaf = await issue(algorithm);
  });

  it('says good, by POST and by GET, then revoked', async () => {
    const request = await requestFor(leaf, '-no_nonce');
    const address = addressIn(leaf);
    const good = await post(address, request);
    expect(good.headers).toMatchObject({
      'content-type': 'application/ocsp-response',
      'cache-control': 'max-age=300, public, no-transform, must-revalidate',
    });
    const said = await judged(leaf, good.rawPayload, sm2);
    expect(said).toMatch(/leaf\.pem: good/);
    expect(said).toMatch(/Next Update/);
    expect(said.includes('Response verify OK')).toBe(!sm2);
    const got = await app.inject(`${address}/${encodeURIComponent(request.toString('base64'))}`);
    expect(await judged(leaf, got.rawPayload, sm2)).toMatch(/leaf\.pem: good/);

    revoked.set(leaf.serialNumber, now);
    const gone = await post(address, request);
    expect(await judged(leaf, gone.rawPayload, sm2)).toMatch(
      /leaf\.pem: revoked[\s\S]*cessationOfOperation[\s\S]*Revocation Time/,
    );
    revoked.delete(leaf.serialNumber);
  });

  it('answers unknown for a number that was never issued', async () => {
    issued.delete(leaf.serialNumber);
    const answered = await post(addressIn(leaf), await requestFor(leaf));
    issued.add(leaf.serialNumber);
    expect(await judged(leaf, answered.rawPayload, sm2)).toMatch(/leaf\.pem: unknown/);
  });

  it('returns a nonce, and that answer must not be cached', async () => {
    const request = await requestFor(leaf, '-nonce');
    const answered = await post(addressIn(leaf), request);
    expect(answered.headers['cache-control']).toBe('no-store');
    const nonceIn = (kind: string, content: Buffer) =>
      /OCSP Nonce:\s+(\w+)/.exec(
        openssl('ocsp', kind, file('nonce.der', content), '-text', '-noverify'),
      )?.[1];
    const nonce = nonceIn('-reqin', request);
    expect(nonce).toMatch(/^0410[0-9A-F]{32}$/);
    expect(nonceIn('-respin', answered.rawPayload)).toBe(nonce);
  });

  it('answers tryLater if the database is down, never good', async () => {
    away = true;
    const answered = await post(addressIn(leaf), await requestFor(leaf));
    away = false;
    expect(answered.statusCode).toBe(200);
    expect(answered.rawPayload.toString('hex')).toBe('30030a0103');
  });

  it('refuses invalid requests, and questions about other authorities', async () => {
    const address = addressIn(leaf);
    const request = await requestFor(leaf);
    const malformed = '30030a0101';
    for (const bytes of [Buffer.of(), Buffer.from('3000', 'hex'), request.subarray(0, -1)])
      expect((await post(address, bytes)).rawPayload.toString('hex')).toBe(malformed);
    const longer = Buffer.concat([request, Buffer.of(5, 0)]);
    expect((await post(address, longer)).rawPayload.toString('hex')).toBe(malformed);
    expect((await post(address, Buffer.alloc(5000))).statusCode).toBe(413);

    const other = await issue(sm2 ? 'RSA-2048' : 'SM2');
    const elsewhere = await post(address, await requestFor(other));
    expect(elsewhere.rawPayload.toString('hex')).toBe('30030a0106');
    expect((await post('/pki/F99/ocsp', request)).statusCode).toBe(404);
  });
});
