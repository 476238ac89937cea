// @vitest-environment node -- jsdom's byte arrays are not those that the cryptography knows
import { execFileSync } from 'node:child_process';
import { createVerify, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPcCertificate } from './pc-certificate.js';

const folder = mkdtempSync(join(tmpdir(), 'pc-certificate-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const openssl = (...parts: string[]) => execFileSync('openssl', parts, { stdio: 'pipe' });

/** openssl creates the file, to test another producer than our own code. */
function packed(name: string, usage: string): Uint8Array<ArrayBuffer> {
  const made = ['-keyout', at(`${name}.key`), '-out', at(`${name}.pem`)];
  const says = ['-subj', '/CN=Example Holder', '-addext', `keyUsage=critical,${usage}`];
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', ...says, ...made);
  const files = ['-inkey', at(`${name}.key`), '-in', at(`${name}.pem`), '-out', at(`${name}.p12`)];
  openssl('pkcs12', '-export', ...files, '-passout', 'pass:Correct-horse-9');
  return new Uint8Array(readFileSync(at(`${name}.p12`)));
}
let file: Uint8Array<ArrayBuffer>;
beforeAll(() => {
  file = packed('sign', 'digitalSignature,nonRepudiation');
});

it('opens what openssl packed, and signs as its certificate says', async () => {
  const opened = await openPcCertificate(file, 'Correct-horse-9');
  if (typeof opened === 'string') throw new Error(opened);
  expect(opened.holderName).toBe('Example Holder');
  const signature = Buffer.from(await opened.signBytes(btoa('what is signed')), 'base64');
  const { publicKey } = new X509Certificate(Buffer.from(opened.der, 'base64'));
  expect(createVerify('sha256').update('what is signed').verify(publicKey, signature)).toBe(true);
});
it('tells a wrong password, a key that does not sign, and what is no such file', async () => {
  expect(await openPcCertificate(file, 'correct-horse-9')).toBe('password');
  const other = packed('encrypt', 'keyEncipherment');
  expect(await openPcCertificate(other, 'Correct-horse-9')).toBe('noKey');
  expect(await openPcCertificate(new TextEncoder().encode('hello'), 'x')).toBe('unreadable');
  expect(await openPcCertificate(new Uint8Array(300 * 1024), 'x')).toBe('unreadable');
});
it('never throws over a broken file, and never takes one for another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 255 }), async (where, mask) => {
      const broken = file.slice();
      broken[where] = (broken[where] ?? 0) ^ mask;
      expect(['unreadable', 'password', 'noKey', 'object']).toContain(
        await openPcCertificate(broken, 'Correct-horse-9').then((one) =>
          typeof one === 'string' ? one : 'object',
        ),
      );
    }),
    { numRuns: 15 },
  );
});
