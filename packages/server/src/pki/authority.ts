import { x509, type X509Certificate } from './x509.js';
import type { StoredKey } from './key-vault.js';
import { distinguishedName } from './names.js';
import { newSerialNumber } from './serial-number.js';

/** RSA with SHA-256: what every lock and browser of the field understands. */
export const signingAlgorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const authorityKey = {
  ...signingAlgorithm,
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** A certificate authority that can sign. */
export interface Authority {
  readonly certificate: X509Certificate;
  readonly privateKey: CryptoKey;
}

const organisation = '数字证书测试机构（仅供测试）';
const rootYears = 20;
const issuerYears = 10;
const caUsages = new x509.KeyUsagesExtension(
  x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign | x509.KeyUsageFlags.digitalSignature,
  true,
);

const yearsAfter = (at: Date, years: number): Date => {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
};

async function stored(certificate: X509Certificate, key: CryptoKey): Promise<Omit<StoredKey, 'name'>> {
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', key);
  return {
    publicPart: certificate.toString('pem'),
    privateKey: x509.PemConverter.encode(pkcs8, 'PRIVATE KEY'),
  };
}

/** Makes the self-signed root. Its name says that it is for tests. */
export async function makeRoot(at: Date): Promise<Omit<StoredKey, 'name'>> {
  const keys = await crypto.subtle.generateKey(authorityKey, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerialNumber(),
    name: distinguishedName({ commonName: '测试根证书 Test Root CA', organisation }),
    notBefore: at,
    notAfter: yearsAfter(at, rootYears),
    signingAlgorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 1, true),
      caUsages,
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return stored(certificate, keys.privateKey);
}

/** Makes the issuing authority of a service provider, signed by the root. */
export async function makeIssuer(
  root: Authority,
  providerName: string,
  at: Date,
): Promise<Omit<StoredKey, 'name'>> {
  const keys = await crypto.subtle.generateKey(authorityKey, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: newSerialNumber(),
    subject: distinguishedName({ commonName: `${providerName} 测试签发 Test Issuing CA`, organisation }),
    issuer: root.certificate.subjectName,
    notBefore: at,
    notAfter: yearsAfter(at, issuerYears),
    signingAlgorithm,
    publicKey: keys.publicKey,
    signingKey: root.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      caUsages,
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(root.certificate.publicKey),
    ],
  });
  return stored(certificate, keys.privateKey);
}

/** Makes a stored key usable. */
export async function openAuthority(key: StoredKey): Promise<Authority> {
  const [pkcs8] = x509.PemConverter.decode(key.privateKey);
  if (!pkcs8) throw new Error(`key "${key.name}" holds no PEM block`);
  return {
    certificate: new x509.X509Certificate(key.publicPart),
    privateKey: await crypto.subtle.importKey('pkcs8', pkcs8, signingAlgorithm, false, ['sign']),
  };
}
