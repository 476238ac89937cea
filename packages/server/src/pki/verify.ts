import { x509, type X509Certificate } from './x509.js';
import type { KeyPurpose } from './issue.js';
import { normaliseSerialNumber } from './serial-number.js';

export type RefusalReason = 'untrusted' | 'expired' | 'not-yet-valid' | 'revoked';

export type Verification =
  | {
      readonly ok: true;
      /** Upper-case hex, as stored with the certificate. */
      readonly serialNumber: string;
      /** DER of the SubjectPublicKeyInfo, for checking signatures made with the certificate. */
      readonly publicKey: Uint8Array<ArrayBuffer>;
    }
  | { readonly ok: false; readonly reason: RefusalReason };

export interface Trust {
  readonly root: X509Certificate;
  readonly issuers: readonly X509Certificate[];
  isRevoked(serialNumber: string): Promise<boolean>;
}

const refused = (reason: RefusalReason): Verification => ({ ok: false, reason });

const needed: Record<KeyPurpose, number> = {
  sign: x509.KeyUsageFlags.digitalSignature,
  encrypt: x509.KeyUsageFlags.keyEncipherment,
};

/** Is it an end-entity certificate for that purpose? A CA's own certificate must not log anybody in. */
function fits(certificate: X509Certificate, purpose: KeyPurpose): boolean {
  const constraints = certificate.getExtension(x509.BasicConstraintsExtension);
  const usages = certificate.getExtension(x509.KeyUsagesExtension);
  return constraints?.ca !== true && usages !== null && (usages.usages & needed[purpose]) !== 0;
}

const signedBy = (certificate: X509Certificate, issuer: X509Certificate): Promise<boolean> =>
  certificate.verify({ publicKey: issuer.publicKey, signatureOnly: true });

/** One DER sequence of 256 bytes to 64 kB and nothing behind it: the parser would not mind a tail. */
const isOneSequence = (der: Uint8Array): boolean =>
  der[0] === 0x30 && der[1] === 0x82 && Buffer.from(der.subarray(2, 4)).readUInt16BE() + 4 === der.length;

/**
 * The certificate with its issuer, or undefined when our root does not stand behind it. The signature is
 * checked before anything inside is looked at: what a stranger encodes is not worth parsing.
 */
async function chain(trust: Trust, der: Uint8Array<ArrayBuffer>): Promise<X509Certificate[] | undefined> {
  try {
    if (!isOneSequence(der)) return undefined;
    const certificate = new x509.X509Certificate(der);
    const issuer = trust.issuers.find((candidate) => candidate.subject === certificate.issuer);
    if (!issuer || !(await signedBy(certificate, issuer))) return undefined;
    return (await signedBy(issuer, trust.root)) ? [certificate, issuer, trust.root] : undefined;
  } catch {
    return undefined; // Not a certificate at all.
  }
}

/**
 * Checks a certificate against our own root: chain, purpose, validity at a moment, revocation.
 * The first failing check in this order is told, since a stranger's dates mean nothing.
 */
export async function verifyLeaf(
  trust: Trust,
  der: Uint8Array<ArrayBuffer>,
  at: Date,
  purpose: KeyPurpose,
): Promise<Verification> {
  const certificates = await chain(trust, der);
  const [certificate] = certificates ?? [];
  if (!certificates || !certificate || !fits(certificate, purpose)) return refused('untrusted');

  for (const one of certificates) {
    if (at.getTime() < one.notBefore.getTime()) return refused('not-yet-valid');
    if (at.getTime() > one.notAfter.getTime()) return refused('expired');
  }
  const serialNumber = normaliseSerialNumber(certificate.serialNumber);
  if (await trust.isRevoked(serialNumber)) return refused('revoked');
  return { ok: true, serialNumber, publicKey: new Uint8Array(certificate.publicKey.rawData) };
}
