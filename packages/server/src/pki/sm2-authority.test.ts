import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf, partsOf } from './der.js';
import { makeSm2Key } from './sm2.js';
import { createPki, memoryVault, type IssuedCertificate } from './index.js';

const now = new Date(Math.floor(Date.now() / 1000) * 1000);
const revoked = new Map<string, Date>();
const pki = createPki({
  vault: memoryVault(),
  revocations: {
    isRevoked: async (serial) => revoked.has(serial),
    find: async (_, serial) => ({ revokedAt: revoked.get(serial) }),
    ofIssuer: async () => [...revoked].map(([serialNumber, revokedAt]) => ({ serialNumber, revokedAt })),
    versionOf: async () => String(revoked.size),
  },
  publicUrl: () => 'http://portal.example',
  clock: () => now,
});
const folder = mkdtempSync(join(tmpdir(), 'sm2-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return name;
};
const openssl = (line: string) =>
  execFileSync('openssl', line.split(' '), { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
const id = 'distid:1234567812345678';

const issue = async (purpose: 'sign' | 'encrypt' = 'sign') =>
  pki.issue(
    { code: 'F01', name: '北辰 CA' },
    {
      subject: { commonName: '示例建设工程有限公司' },
      publicKey: (await makeSm2Key()).publicKey,
      purpose,
      notBefore: now,
      notAfter: new Date(now.getTime() + 365 * 86_400_000),
    },
  );

let leaf: IssuedCertificate;
beforeAll(async () => {
  leaf = await issue();
  // The roots of both algorithms, then the one authority that has issued.
  const [rsaRoot, root, issuer] =
    (await pki.chainPem()).match(/-----BEGIN[\s\S]*?-----END CERTIFICATE-----/g) ?? [];
  file('rsa-root.pem', rsaRoot!);
  file('root.pem', root!);
  file('issuer.pem', issuer!);
  file('leaf.pem', new X509Certificate(leaf.der).toString());
});

it('issues a certificate by GM/T 0015, which openssl verifies up to the SM2 root', () => {
  const text = openssl('x509 -in leaf.pem -noout -text -nameopt utf8');
  expect(text).toMatch(/Signature Algorithm: SM2-with-SM3/);
  expect(text).toMatch(/Public Key Algorithm: id-ecPublicKey[\s\S]*ASN1 OID: SM2/);
  expect(text).toContain('URI:http://portal.example/pki/F01-sm2.crl');
  expect(text).toContain('OCSP - URI:http://portal.example/pki/F01-sm2/ocsp');
  // openssl 3.0 uses the id only for the first certificate of a chain, so each step is a chain of its own.
  const verify = `verify -vfyopt ${id} -x509_strict -partial_chain -trusted`;
  expect(openssl(`${verify} issuer.pem leaf.pem`)).toMatch(/leaf\.pem: OK/);
  expect(openssl(`${verify} root.pem issuer.pem`)).toMatch(/issuer\.pem: OK/);
  expect(openssl('x509 -in rsa-root.pem -noout -text')).toContain('Signature Algorithm: sha256WithRSA');
});

it('verifies its own certificates, for their purpose, until they are revoked', async () => {
  const good = { ok: true, serialNumber: leaf.serialNumber };
  expect(await pki.verify(leaf.der, now)).toMatchObject(good);
  const encrypting = await issue('encrypt');
  expect(await pki.verify(encrypting.der, now, 'encrypt')).toMatchObject({ ok: true });
  expect(await pki.verify(encrypting.der, now)).toEqual({ ok: false, reason: 'untrusted' });
  revoked.set(leaf.serialNumber, now);
  expect(await pki.verify(leaf.der, now)).toEqual({ ok: false, reason: 'revoked' });
  revoked.clear();
});

it('refuses every change of one bit', async () => {
  for (let at = 0; at < leaf.der.length; at += 11) {
    const changed = leaf.der.slice();
    changed[at]! ^= 1 << (at % 8);
    expect(await pki.verify(changed, now)).toEqual({ ok: false, reason: 'untrusted' });
  }
});

it('signs its revocation list and its OCSP answers with SM2, as openssl confirms', async () => {
  revoked.set(leaf.serialNumber, now);
  const list = Buffer.from((await pki.crl('F01-sm2'))!);
  const text = openssl(`crl -inform DER -in ${file('list.crl', list)} -noout -text`);
  expect(text).toContain(`Serial Number: ${leaf.serialNumber}`);
  expect(text).toContain('Signature Algorithm: SM2-with-SM3');

  openssl('ocsp -issuer issuer.pem -cert leaf.pem -no_nonce -reqout request.der');
  const request = execFileSync('cat', ['request.der'], { cwd: folder });
  const answer = await pki.ocsp('F01-sm2', new Uint8Array(request));
  const [, bytes] = partsOf(answer!.der);
  const [, basic] = partsOf(partsOf(bytes!)[0]!);
  openssl('x509 -in issuer.pem -noout -pubkey -out issuer.pub');
  for (const one of [list, contentOf(basic!)]) {
    const [content, algorithm, signature] = partsOf(one);
    expect(algorithm!.toString('hex')).toBe('300a06082a811ccf55018375');
    file('content', content!);
    file('signature', contentOf(signature!).subarray(1));
    const verify = `pkeyutl -verify -rawin -digest sm3 -pkeyopt ${id} -pubin -inkey issuer.pub -in content -sigfile signature`;
    expect(openssl(verify)).toMatch(/Verified Successfully/);
  }
  revoked.clear();
});
