import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeStampQuery, tokenIn } from '@ca-portal/api/sealed-pdf/signature';
import { fromBER } from 'asn1js';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { afterAll, expect, it } from 'vitest';
import { createPki, memoryVault } from './index.js';
import { addressOf, issuerAt } from './issuer-address.js';
import { makeSm2Key } from './sm2.js';

const year = 365.25 * 86_400_000;
const start = new Date('2026-11-21T02:30:00Z');
let now = start;
const revoked = new Map<string, Date>();
const vault = memoryVault();
const pki = createPki({
  vault,
  revocations: {
    isRevoked: async (serial) => revoked.has(serial),
    find: async (_, serial) => ({ revokedAt: revoked.get(serial) }),
    ofIssuer: async () => [...revoked].map(([serialNumber, revokedAt]) => ({ serialNumber, revokedAt })),
    versionOf: async () => String(revoked.size),
  },
  publicUrl: () => 'http://portal.example',
  clock: () => new Date(now),
});
const folder = mkdtempSync(join(tmpdir(), 'roll-over-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return name;
};
const openssl = (line: string) =>
  execFileSync('openssl', line.split(' '), { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
const rsaKey = () =>
  new Uint8Array(
    generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }),
  );
const issue = async (publicKey: Uint8Array<ArrayBuffer>) =>
  pki.issue(
    { code: 'F01', name: '北辰 CA' },
    {
      subject: { commonName: '示例建设工程有限公司' },
      publicKey,
      purpose: 'sign',
      notBefore: now,
      notAfter: new Date(now.getTime() + 3 * year),
    },
  );

it.each([
  ['RSA', async () => rsaKey(), 'F01', 'F01_g2', ''],
  [
    'SM2',
    async () => (await makeSm2Key()).publicKey,
    'F01-sm2',
    'F01_g2-sm2',
    ' -vfyopt distid:1234567812345678',
  ],
] as const)(
  'an authority of %s is rolled over, and both still answer',
  async (_, key, first, second, option) => {
    now = start;
    // A year later, issued by the same authority.
    const old = await issue(await key());
    for (const years of [1, 2, 3, 4, 5]) {
      now = new Date(start.getTime() + years * year);
      // oxlint-disable-next-line no-await-in-loop -- time goes one way
      const { infoAccess } = new X509Certificate((await issue(await key())).der);
      expect(infoAccess).toContain(`/pki/${years < 5 ? first : second}/ocsp`);
    }
    const fresh = await issue(await key());
    expect(new X509Certificate(fresh.der).issuer).toContain('G2');
    expect(await pki.verify(fresh.der, now)).toMatchObject({ ok: true });
    // Certificates of the old authority are valid as long as it is.
    expect(await pki.verify(old.der, new Date(start.getTime() + 2 * year))).toMatchObject({ ok: true });
    expect(await pki.verify(old.der, now)).toMatchObject({ ok: false, reason: 'expired' });

    revoked.set(old.serialNumber, now);
    const certificates = (await pki.chainPem()).match(/-----BEGIN[\s\S]*?-----END CERTIFICATE-----/g) ?? [];
    const issuers = certificates.map((pem) => new X509Certificate(pem));
    const at = Math.floor(now.getTime() / 1000) + 60;
    for (const [address, leaf] of [
      [first, old],
      [second, fresh],
    ] as const) {
      const holder = new X509Certificate(leaf.der);
      const issuer = issuers.find((one) => holder.checkIssued(one));
      file('issuer.pem', issuer?.toString() ?? '');
      file('leaf.pem', holder.toString());
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      file('list.crl', (await pki.crl(address)) ?? '');
      const listed = openssl(`crl -inform DER -in list.crl -noout -text -nameopt utf8`);
      expect(listed).toContain(issuer?.subject.includes('G2') ? 'G2' : 'Issuing CA');
      openssl('ocsp -issuer issuer.pem -cert leaf.pem -no_nonce -reqout request.der');
      const request = new Uint8Array(Buffer.from(execFileSync('cat', [join(folder, 'request.der')])));
      // oxlint-disable-next-line no-await-in-loop -- see above
      const answer = await pki.ocsp(address, request);
      file('answer.der', answer?.der ?? '');
      const told = openssl('ocsp -respin answer.der -noverify -resp_text');
      expect(told).toContain(leaf === old ? 'Cert Status: revoked' : 'Cert Status: good');
      // Each answers only for its own certificates.
      // oxlint-disable-next-line no-await-in-loop -- see above
      const other = await pki.ocsp(address === first ? second : first, request);
      // unauthorized (RFC 6960, 2.3), and nothing else.
      expect(Buffer.from(other?.der ?? '').toString('hex')).toBe('30030a0106');
    }
    // Level by level: openssl uses the signer's id only for the first certificate.
    const trust = `-partial_chain -trusted issuer.pem -attime ${at}${option}`;
    expect(openssl(`verify ${trust} leaf.pem`)).toContain('OK');
  },
);

it.each([
  ['RSA', async () => rsaKey(), '', ''],
  ['SM2', async () => (await makeSm2Key()).publicKey, ' SM2', ' -vfyopt distid:1234567812345678'],
] as const)(
  'a root of %s is rolled over, and both are trusted side by side',
  async (_, key, suffix, option) => {
    now = new Date(start.getTime() + 9 * year);
    const old = await issue(await key());
    now = new Date(start.getTime() + 11 * year);
    const fresh = await issue(await key());
    // Login and verification work for holders of both.
    expect(await pki.verify(old.der, now)).toMatchObject({ ok: true });
    expect(await pki.verify(fresh.der, now)).toMatchObject({ ok: true });

    const read = (pem: string) =>
      (pem.match(/-----BEGIN[\s\S]*?-----END CERTIFICATE-----/g) ?? []).map(
        (one) => new X509Certificate(one),
      );
    const roots = read(await pki.rootPem()).filter(
      ({ subject }) => subject.includes('SM2') === (suffix !== ''),
    );
    expect(roots.map(({ subject }) => /Test Root CA.*/.exec(subject)?.[0])).toEqual([
      `Test Root CA${suffix}`,
      `Test Root CA${suffix} G2`,
    ]);
    const chain = read(await pki.chainPem());
    for (const [n, leaf] of [old, fresh].entries()) {
      const holder = new X509Certificate(leaf.der);
      const issuer = chain.find((one) => holder.checkIssued(one) && one.ca);
      expect(issuer?.issuer).toBe(roots[n]?.subject);
      file('leaf.pem', holder.toString());
      file('issuer.pem', issuer?.toString() ?? '');
      file('root.pem', roots[n]?.toString() ?? '');
      const at = `-attime ${Math.floor(now.getTime() / 1000) + 60}${option}`;
      expect(openssl(`verify -partial_chain -trusted issuer.pem ${at} leaf.pem`)).toContain('OK');
      expect(openssl(`verify -trusted root.pem ${at} issuer.pem`)).toContain('OK');
    }
  },
);

it.each(['F01', 'F01_g2', 'F01-sm2', 'F01_g12-sm2'])('%s is one address', (address) => {
  expect(addressOf(issuerAt(address))).toBe(address);
});

it('a time-stamp authority is rolled over, and the old one’s stamps stay valid', async () => {
  const signature = new Uint8Array(256).fill(7);
  const stamped = async (years: number) => {
    now = new Date(start.getTime() + years * year);
    const query = await timeStampQuery(signature);
    const token = await tokenIn(await pki.timeStamp(query), query, signature);
    const { content } = new ContentInfo({ schema: fromBER(token ?? new Uint8Array()).result });
    const [certificate] = new SignedData({ schema: content }).certificates ?? [];
    if (!(certificate instanceof Certificate)) throw new Error('a stamp that brings its certificate along');
    return { at: now, der: new Uint8Array(certificate.toSchema().toBER()) };
  };
  const stamps = [await stamped(0), await stamped(8), await stamped(9.5), await stamped(18.6)];
  const serials = stamps.map(({ der }) => new X509Certificate(der).serialNumber);
  expect(serials[1]).toBe(serials[0]);
  expect(new Set(serials).size).toBe(3);
  for (const { at, der } of stamps) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await pki.verify(der, at, 'timeStamp')).toMatchObject({ ok: true });
  }
});
