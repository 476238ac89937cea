import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPki, memoryVault, noRevocations, type IssuedCertificate } from './index.js';

const north = { code: 'F01', name: '北辰 CA' };
const now = new Date('2026-11-21T02:30:00Z');
const later = new Date('2028-11-21T02:30:00Z');
const issued = new Set<string>();
const revoked = new Map<string, Date>();
let listsRead = 0;
const pki = createPki({
  vault: memoryVault(),
  revocations: {
    isRevoked: async (serial) => revoked.has(serial),
    find: async (_, serial) => (issued.has(serial) ? { revokedAt: revoked.get(serial) } : undefined),
    async ofIssuer() {
      listsRead += 1;
      return [...revoked].map(([serialNumber, revokedAt]) => ({ serialNumber, revokedAt }));
    },
    versionOf: async () => String(revoked.size),
  },
  publicUrl: () => 'http://portal.example:8080',
  clock: () => now,
});

const spki = () =>
  new Uint8Array(
    generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }),
  );
const issue = (purpose: 'sign' | 'encrypt', publicKey = spki()) =>
  pki.issue(north, {
    subject: {
      commonName: '示例建设工程有限公司',
      organization: '示例建设工程有限公司',
      organizationalUnit: '主锁',
      serialNumber: '91210000TEX000010X',
    },
    publicKey,
    purpose,
    notBefore: now,
    notAfter: later,
  });

const folder = mkdtempSync(join(tmpdir(), 'pki-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });
const pem = (der: Uint8Array) => new X509Certificate(der).toString();

let leaf: IssuedCertificate;
beforeAll(async () => {
  leaf = await issue('sign');
});

describe('issued certificates, checked with openssl', () => {
  it('verify up to the root', async () => {
    const out = openssl(
      'verify',
      '-attime',
      String(now.getTime() / 1000 + 60),
      '-x509_strict',
      '-CAfile',
      file('root.pem', await pki.rootPem()),
      '-untrusted',
      file('chain.pem', await pki.chainPem()),
      file('leaf.pem', pem(leaf.der)),
    );
    expect(out).toMatch(/leaf\.pem: OK/);
  });

  it('state their purpose', async () => {
    const text = (der: Uint8Array) =>
      openssl(
        'x509',
        '-text',
        '-noout',
        '-nameopt',
        'utf8,sep_comma_plus_space',
        '-in',
        file('t.pem', pem(der)),
      );
    const sign = text(leaf.der);
    expect(sign).toContain('Version: 3 (0x2)');
    expect(sign).toMatch(/Key Usage: critical\s+Digital Signature, Non Repudiation\n/);
    expect(sign).toContain('TLS Web Client Authentication');
    expect(sign).toContain('CA:FALSE');
    expect(sign).toContain('URI:http://portal.example:8080/pki/F01.crl');
    expect(sign).toMatch(/Subject:.*serialNumber=91210000TEX000010X, CN=示例建设工程有限公司/);
    expect(sign).toMatch(/Issuer:.*CN=北辰 CA 测试签发/);
    expect(sign).toMatch(/X509v3 Subject Key Identifier/);
    expect(sign).toMatch(/X509v3 Authority Key Identifier/);
    expect(text((await issue('encrypt')).der)).toMatch(/Key Encipherment, Data Encipherment\n/);
  });

  it('have serial numbers of sixteen bytes, never twice', async () => {
    const serials = await Promise.all(
      Array.from({ length: 20 }, async () => (await issue('sign', key)).serialNumber),
    );
    expect(new Set(serials).size).toBe(20);
    for (const serial of serials) expect(serial).toMatch(/^[4-7][0-9A-F]{31}$/);
    expect(new X509Certificate(leaf.der).serialNumber).toBe(leaf.serialNumber);
  });

  it('are refused by openssl once they are in the revocation list', async () => {
    const gone = await issue('sign');
    revoked.set(gone.serialNumber, now);
    const der = file('f01.crl', (await pki.crl('F01'))!);
    const crl = openssl('crl', '-inform', 'DER', '-in', der);
    const bundle = file('bundle.pem', (await pki.chainPem()) + crl);
    const check = (one: IssuedCertificate) =>
      openssl(
        'verify',
        '-attime',
        String(now.getTime() / 1000 + 60),
        '-crl_check',
        '-CAfile',
        bundle,
        file('c.pem', pem(one.der)),
      );
    expect(check(leaf)).toMatch(/OK/);
    expect(() => check(gone)).toThrow(/certificate revoked/);
  });

  it('are listed by the thousand, also far in the future, and the list is made once until something is revoked', async () => {
    const serials = Array.from({ length: 1500 }, (_, i) => (i + 0xf000).toString(16).toUpperCase());
    for (const serial of serials)
      revoked.set(serial, new Date(serial < 'F200' ? '2051-01-02T03:04:05Z' : now));
    listsRead = 0;
    const lists = await Promise.all([pki.crl('F01'), pki.crl('F01'), pki.crl('F01')]);
    const text = openssl('crl', '-inform', 'DER', '-noout', '-text', '-in', file('long.crl', lists[0]!));
    for (const serial of serials) expect(text).toContain(`Serial Number: ${serial}\n`);
    expect(text).toContain('Revocation Date: Jan  2 03:04:05 2051 GMT');
    expect(listsRead).toBe(1);
    revoked.delete(serials[0]!);
    expect(await pki.crl('F01')).not.toEqual(lists[0]);
    for (const serial of serials) revoked.delete(serial);
  });
});
const key = spki();

describe('verify', () => {
  const day = 86_400_000;
  it('accepts our own certificate on its first and last second', async () => {
    const good = { ok: true, serialNumber: leaf.serialNumber };
    expect(await pki.verify(leaf.der, leaf.notBefore)).toMatchObject(good);
    expect(await pki.verify(leaf.der, leaf.notAfter)).toMatchObject(good);
  });

  it('distinguishes expired from not yet valid', async () => {
    expect(await pki.verify(leaf.der, new Date(later.getTime() + day))).toEqual({
      ok: false,
      reason: 'expired',
    });
    expect(await pki.verify(leaf.der, new Date(now.getTime() - day))).toEqual({
      ok: false,
      reason: 'not-yet-valid',
    });
  });

  it('refuses a revoked one', async () => {
    const gone = await issue('sign');
    revoked.set(gone.serialNumber, now);
    expect(await pki.verify(gone.der, now)).toEqual({ ok: false, reason: 'revoked' });
  });

  it('trusts nobody else, even with the same names', async () => {
    const stranger = createPki({
      vault: memoryVault(),
      revocations: noRevocations,
      publicUrl: () => 'http://portal.example:8080',
      clock: () => now,
    });
    const foreign = await stranger.issue(north, {
      subject: { commonName: '示例建设工程有限公司' },
      publicKey: key,
      purpose: 'sign',
      notBefore: now,
      notAfter: later,
    });
    expect(await pki.verify(foreign.der, now)).toEqual({ ok: false, reason: 'untrusted' });
  });

  it('does not accept an encryption or a CA certificate as a signing one', async () => {
    const untrusted = { ok: false, reason: 'untrusted' };
    expect(await pki.verify((await issue('encrypt')).der, now)).toEqual(untrusted);
    const [, issuer] = (await pki.chainPem()).split(/(?<=END CERTIFICATE-----)\n/);
    expect(await pki.verify(new Uint8Array(new X509Certificate(issuer!).raw), now)).toEqual(untrusted);
  });

  it('refuses every one-byte change and every cut', async () => {
    for (let at = 0; at < leaf.der.length; at += 7) {
      const changed = leaf.der.slice();
      changed[at] = changed[at]! ^ 0x01;
      expect(await pki.verify(changed, now)).toEqual({ ok: false, reason: 'untrusted' });
      expect(await pki.verify(leaf.der.slice(0, at), now)).toEqual({
        ok: false,
        reason: 'untrusted',
      });
    }
    const longer = new Uint8Array([...leaf.der, 0x05, 0x00]);
    expect(await pki.verify(longer, now)).toEqual({ ok: false, reason: 'untrusted' });
  });
});
