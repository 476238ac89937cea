import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { expect, it } from 'vitest';
import { base64Of, makeKeys } from './browser-keys.js';
import { writePkcs12 } from './pkcs12.js';

/** A self-signed certificate: its content does not matter here. */
async function certificateFor(keys: CryptoKeyPair, name: string, serial: number): Promise<string> {
  const certificate = new pki.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ value: serial });
  for (const side of [certificate.subject, certificate.issuer]) {
    side.typesAndValues.push(
      new pki.AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1.Utf8String({ value: name }) }),
    );
  }
  certificate.notBefore.value = new Date('2026-01-01T00:00:00Z');
  certificate.notAfter.value = new Date('2036-01-01T00:00:00Z');
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return base64Of(certificate.toSchema(true).toBER());
}

it('writes a file that openssl opens with the password, and with no other', async () => {
  const keys = await makeKeys();
  const file = await writePkcs12(
    keys,
    {
      signCertificate: await certificateFor(keys.sign, 'holder', 17),
      encryptCertificate: await certificateFor(keys.encrypt, 'holder', 18),
    },
    'Correct-horse-9',
  );
  const folder = mkdtempSync(join(tmpdir(), 'ca-portal-p12-'));
  const path = join(folder, 'certificate.p12');
  writeFileSync(path, file);
  const openssl = (password: string) =>
    execFileSync('openssl', ['pkcs12', '-in', path, '-nodes', '-passin', `pass:${password}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const opened = openssl('Correct-horse-9');
    expect(opened.match(/BEGIN PRIVATE KEY/g)).toHaveLength(2);
    expect(opened.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
    expect(() => openssl('correct-horse-9')).toThrow('Command failed');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
