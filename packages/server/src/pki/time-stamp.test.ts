import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timeStampQuery, tokenIn } from '@ca-portal/api/sealed-pdf/signature';
import { fromBER } from 'asn1js';
import fc from 'fast-check';
import { TimeStampResp } from 'pkijs';
import { afterAll, describe, expect, it } from 'vitest';
import { createPki, memoryVault, noRevocations } from './index.js';

const folder = mkdtempSync(join(tmpdir(), 'time-stamp-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content?: string | Uint8Array) => {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, content);
  return path;
};
const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });

const newPki = () =>
  createPki({
    vault: memoryVault(),
    revocations: noRevocations,
    publicUrl: () => 'http://portal.example:8080',
    clock: () => new Date(),
  });
const pki = newPki();
const signature = new Uint8Array(256).fill(7);
const statusOf = (reply: Uint8Array<ArrayBuffer>) =>
  new TimeStampResp({ schema: fromBER(reply).result }).status.status;

describe('a time stamp, checked with openssl', () => {
  it('verifies up to the root, only for the stamped bytes', async () => {
    const query = await timeStampQuery(signature);
    const reply = await pki.timeStamp(query);
    const check = (data: Uint8Array) =>
      openssl(
        'ts',
        '-verify',
        '-in',
        file('reply.tsr', reply),
        '-data',
        file('data', data),
        '-CAfile',
        file('root.pem', rootPem),
      );
    const rootPem = await pki.rootPem();
    expect(check(signature)).toContain('Verification: OK');
    expect(() => check(new Uint8Array(256).fill(8))).toThrow('message imprint mismatch');
    const text = openssl('ts', '-reply', '-in', file('reply.tsr'), '-text');
    expect(text).toContain('Hash Algorithm: sha256');
    expect(await tokenIn(reply, query, signature)).toBeInstanceOf(Uint8Array);
  });

  it.each(['sha256', 'sha384', 'sha512'])('answers a query that openssl made with %s', async (hash) => {
    file('data', signature);
    const made = ['ts', '-query', '-data', file('data'), `-${hash}`, '-cert', '-out', file('query.tsq')];
    openssl(...made);
    const query = execFileSync('cat', [file('query.tsq')]);
    file('reply.tsr', await pki.timeStamp(new Uint8Array(query)));
    file('root.pem', await pki.rootPem());
    const verified = ['-queryfile', file('query.tsq'), '-in', file('reply.tsr'), '-CAfile', file('root.pem')];
    expect(openssl('ts', '-verify', ...verified)).toContain('Verification: OK');
  });

  it('is signed by a certificate that is only for this, and cannot be used to log in', async () => {
    const query = await timeStampQuery(signature);
    const token = await tokenIn(await pki.timeStamp(query), query, signature);
    file('token.der', token ?? new Uint8Array());
    const pem = openssl('pkcs7', '-inform', 'DER', '-in', file('token.der'), '-print_certs');
    const der = new Uint8Array(
      Buffer.from(pem.replace(/^[\s\S]*?-----BEGIN CERTIFICATE-----|-----END[\s\S]*$/g, ''), 'base64'),
    );
    expect(await pki.verify(der, new Date(), 'timeStamp')).toMatchObject({ ok: true });
    expect(await pki.verify(der, new Date())).toEqual({ ok: false, reason: 'untrusted' });
    expect(await newPki().verify(der, new Date(), 'timeStamp')).toMatchObject({ ok: false });
  });
});

describe('invalid time stamps', () => {
  it('an answer to another query, or about another signature', async () => {
    const [one, other] = await Promise.all([timeStampQuery(signature), timeStampQuery(signature)]);
    const reply = await pki.timeStamp(one);
    expect(await tokenIn(reply, other, signature)).toBeUndefined();
    expect(await tokenIn(reply, one, new Uint8Array(256))).toBeUndefined();
  });
  it('a refusal', async () => {
    file('data', signature);
    openssl('ts', '-query', '-data', file('data'), '-sha1', '-out', file('query.tsq'));
    const query = new Uint8Array(execFileSync('cat', [file('query.tsq')]));
    const reply = await pki.timeStamp(query);
    expect(statusOf(reply)).toBe(2);
    expect(await tokenIn(reply, query, signature)).toBeUndefined();
  });
  it('invalid queries are refused, and invalid answers are rejected', async () => {
    const query = await timeStampQuery(signature);
    const reply = await pki.timeStamp(query);
    const whole = (await tokenIn(reply, query, signature))?.length ?? 0;
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(statusOf(await pki.timeStamp(new Uint8Array(bytes)))).toBe(2);
        expect(await tokenIn(bytes, query, signature)).toBeUndefined();
      }),
      { numRuns: 50 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: reply.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, mask) => {
          const broken = reply.slice();
          broken[at] = (broken[at] ?? 0) ^ mask;
          const token = await tokenIn(broken, query, signature);
          // Bytes of the certificate itself are not covered here: its signature is checked with the chain.
          expect(token?.length ?? whole).toBe(whole);
        },
      ),
      { numRuns: 40 },
    );
  });
});
