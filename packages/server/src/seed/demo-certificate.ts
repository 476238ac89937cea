import { x509 } from '../pki/x509.js';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** One key for the locks of the sample data: nobody has it, so none of them can log in. */
let key: Promise<CryptoKeyPair> | undefined;

async function der(serialNumber: string, holder: string, notBefore: Date, notAfter: Date): Promise<string> {
  key ??= crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']) as Promise<CryptoKeyPair>;
  const { publicKey, privateKey } = await key;
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber,
    subject: [{ CN: [holder], C: ['CN'] }],
    issuer: [{ CN: ['示例数据签发者'], C: ['CN'] }],
    notBefore,
    notAfter,
    signingAlgorithm: algorithm,
    publicKey,
    signingKey: privateKey,
  });
  return Buffer.from(certificate.rawData).toString('base64');
}

/**
 * A pair of certificates for a lock that exists only in the sample data: real X.509, from an issuer that the
 * portal does not trust. Certificates for logging in are issued by the portal itself.
 */
export async function demoCertificate(number: number, holder: string, notBefore: Date, notAfter: Date) {
  const hex = number.toString(16).toUpperCase().padStart(2, '0');
  const serialNumber = `4A7F91C20E88D0${hex}`;
  const encryptSerialNumber = `4A7F91C20E88E0${hex}`;
  return {
    serialNumber,
    encryptSerialNumber,
    signCertificate: await der(serialNumber, holder, notBefore, notAfter),
    encryptCertificate: await der(encryptSerialNumber, holder, notBefore, notAfter),
  };
}
