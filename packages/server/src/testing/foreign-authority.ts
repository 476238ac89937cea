import { execFileSync } from 'node:child_process';
import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Another organization's root, issuing authority and holders, made by openssl; `folder` is for the trusted
 * files.
 */
export function foreignAuthority() {
  const home = mkdtempSync(join(tmpdir(), 'foreign-'));
  const folder = join(home, 'trusted');
  mkdirSync(folder);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: home, stdio: 'pipe' });

  function certify(name: string, by: string, serial: string, extensions: string, days = '30') {
    writeFileSync(join(home, 'extensions'), extensions);
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`];
    openssl('req', '-new', ...key, '-subj', `/C=CN/CN=${name}`, '-out', `${name}.csr`);
    const signer = by === name ? ['-signkey', `${by}.key`] : ['-CA', `${by}.pem`, '-CAkey', `${by}.key`];
    const life = ['-days', days, '-set_serial', `0x${serial}`, '-extfile', 'extensions'];
    openssl('x509', '-req', '-in', `${name}.csr`, ...signer, ...life, '-out', `${name}.pem`);
    return new X509Certificate(readFileSync(join(home, `${name}.pem`)));
  }
  const authority = (more = '') =>
    `basicConstraints=critical,CA:TRUE${more}\nkeyUsage=critical,keyCertSign,cRLSign`;
  certify('root', 'root', 'A1', authority());
  certify('issuer', 'root', 'A2', authority(',pathlen:0'));

  return {
    folder,
    file: (name: string) => join(home, name),
    /** An authority below another. */
    below: (name: string, by: string) => certify(name, by, 'A3', authority()),
    holder(name: string, serial: string, by = 'issuer') {
      const certificate = certify(name, by, serial, 'keyUsage=critical,digitalSignature');
      const key = createPrivateKey(readFileSync(join(home, `${name}.key`)));
      return {
        der: new Uint8Array(certificate.raw),
        certificate: certificate.raw.toString('base64'),
        sign: (text: string) => sign('sha256', Buffer.from(text), key).toString('base64'),
      };
    },
    trust: (...names: string[]) =>
      names.forEach((name) => copyFileSync(join(home, `${name}.pem`), join(folder, `${name}.pem`))),
    /** The issuer's revocation list with these serial numbers, in the folder. */
    list(...serials: string[]) {
      const lines = serials.map((serial) => `R\t350101000000Z\t260101000000Z\t${serial}\tunknown\t/CN=x\n`);
      writeFileSync(join(home, 'index'), lines.join(''));
      writeFileSync(
        join(home, 'ca.conf'),
        '[ca]\ndefault_ca=one\n[one]\ndatabase=index\ndefault_md=sha256\ndefault_crl_days=20\n',
      );
      const signer = ['-config', 'ca.conf', '-keyfile', 'issuer.key', '-cert', 'issuer.pem'];
      openssl('ca', '-gencrl', ...signer, '-out', join(folder, 'issuer.crl'));
    },
    close: () => rmSync(home, { recursive: true }),
  };
}
