import { x509 } from './x509.js';
import { certify, type Authority } from './authority.js';
import { distinguishedName, type Subject } from './names.js';
import { extensionsOf } from './profiles.js';
import { newSerialNumber } from './serial-number.js';

/** A lock has two key pairs: one signs, one decrypts what was encrypted for its holder. */
export type KeyPurpose = 'sign' | 'encrypt';

export interface LeafRequest {
  readonly subject: Subject;
  /** DER of the SubjectPublicKeyInfo. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly purpose: KeyPurpose;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** URL of the revocation list. */
  readonly crlUrl: string;
  /** URL for the status of one certificate (RFC 6960). */
  readonly ocspUrl: string;
}

export interface IssuedCertificate {
  /** Upper-case hex. */
  readonly serialNumber: string;
  readonly der: Uint8Array<ArrayBuffer>;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** Issues an end-entity certificate: X.509 v3, RFC 5280. */
export async function issueLeaf(issuer: Authority, request: LeafRequest): Promise<IssuedCertificate> {
  const serialNumber = newSerialNumber();
  const publicKey = new x509.PublicKey(request.publicKey);
  const der = await certify(issuer, {
    serialNumber,
    subject: distinguishedName(request.subject),
    issuer: issuer.certificate.subjectName,
    notBefore: request.notBefore,
    notAfter: request.notAfter,
    publicKey,
    extensions: await extensionsOf(request.purpose, {
      ...request,
      publicKey,
      issuerKey: issuer.certificate.publicKey,
    }),
  });
  const { notBefore, notAfter } = new x509.X509Certificate(der);
  return { serialNumber, der, notBefore, notAfter };
}
