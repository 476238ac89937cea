import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function pem(label: string, base64: string): string {
  return `-----BEGIN ${label}-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;
}

/** A temporary CA with the openssl command, so that other code checks our keys and signatures. */
export function openTestCa() {
  const dir = mkdtempSync(join(tmpdir(), 'lock-test-ca-'));
  const at = (name: string) => join(dir, name);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: dir, stdio: 'pipe' }).toString();
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/C=CN/O=Test/CN=Test CA',
  );
  openssl('req', '-new', '-key', 'ca.key', '-out', 'any.csr', '-subj', '/CN=replaced', '-utf8');
  return {
    /** X.509 for a public key (base64 DER both ways). */
    issue(spki: string, commonName: string): string {
      writeFileSync(at('pub.pem'), pem('PUBLIC KEY', spki));
      writeFileSync(at('ext'), 'subjectKeyIdentifier=hash\nkeyUsage=critical,digitalSignature\n');
      openssl(
        'req',
        '-new',
        '-key',
        'ca.key',
        '-out',
        'one.csr',
        '-utf8',
        '-subj',
        `/C=CN/O=Unit/CN=${commonName}`,
      );
      openssl(
        'x509',
        '-req',
        '-in',
        'one.csr',
        '-CA',
        'ca.pem',
        '-CAkey',
        'ca.key',
        '-set_serial',
        '0x4a7f91c2',
        '-days',
        '30',
        '-force_pubkey',
        'pub.pem',
        '-extfile',
        'ext',
        '-out',
        'one.pem',
      );
      return readFileSync(at('one.pem'), 'utf8').replace(/-----.*?-----|\s/g, '');
    },
    /** `openssl dgst -sha256 -verify`: true only for "Verified OK". */
    verifies(spki: string, text: string, signature: string): boolean {
      writeFileSync(at('pub.pem'), pem('PUBLIC KEY', spki));
      writeFileSync(at('text'), text);
      writeFileSync(at('sig'), Buffer.from(signature, 'base64'));
      try {
        return openssl('dgst', '-sha256', '-verify', 'pub.pem', '-signature', 'sig', 'text').includes(
          'Verified OK',
        );
      } catch {
        return false;
      }
    },
    /** The openssl text output of a certificate. */
    print(certificate: string, ...what: string[]): string {
      writeFileSync(at('print.pem'), pem('CERTIFICATE', certificate));
      return openssl('x509', '-in', 'print.pem', '-noout', ...what).trim();
    },
    close: () => rmSync(dir, { recursive: true, force: true }),
  };
}
