import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { at as element } from './der.js';

/** The fields of the wire's read commands, taken from a real certificate. */
export interface CertificateFields {
  sn: string;
  cn: string;
  yxq: string;
  skid: string;
  dn: string;
}

export function certificateFields(base64Der: string): CertificateFields {
  const certificate = new X509Certificate(Buffer.from(base64Der, 'base64'));
  return {
    sn: certificate.serialNumber,
    cn: commonName(certificate.subject),
    yxq: localTime(new Date(certificate.validTo)),
    skid: subjectKeyIdentifier(certificate),
    dn: certificate.issuer.split('\n').join(', '),
  };
}

function commonName(subject: string): string {
  const line = subject.split('\n').find((part) => part.startsWith('CN='));
  return line ? line.slice(3) : '';
}

/** The wire has no time zone: drivers print the local time of the user's machine. */
function localTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** The extension 2.5.29.14 as issued; without one RFC 5280's SHA-1 of the key. Node cannot read it. */
function subjectKeyIdentifier(certificate: X509Certificate): string {
  const der = certificate.raw;
  const at = der.indexOf(Buffer.from([0x06, 0x03, 0x55, 0x1d, 0x0e, 0x04]));
  const length = at < 0 ? undefined : der[at + 8];
  if (length !== undefined && der[at + 7] === 0x04) {
    return der
      .subarray(at + 9, at + 9 + length)
      .toString('hex')
      .toUpperCase();
  }
  const spki = certificate.publicKey.export({ type: 'spki', format: 'der' });
  const key = element(spki, 0, 1).content.subarray(1);
  return createHash('sha1').update(key).digest('hex').toUpperCase();
}

/** Whether the certificate belongs to this private key; false for anything that is no certificate. */
export function belongsTo(base64Der: string, privateKeyPem: string): boolean {
  try {
    const certificate = new X509Certificate(Buffer.from(base64Der, 'base64'));
    return certificate.checkPrivateKey(createPrivateKey(privateKeyPem));
  } catch {
    return false;
  }
}
