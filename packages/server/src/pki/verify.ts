import { X509Certificate } from 'node:crypto';
import { x509, type X509Certificate as Readable } from './x509.js';
import { partsOf } from './der.js';
import type { KeyPurpose } from './issue.js';
import { normaliseSerialNumber } from './serial-number.js';
import { sm2Matches, sm2PointOf, sm2WithSm3 } from './sm2.js';

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
  readonly roots: readonly X509Certificate[];
  readonly issuers: readonly X509Certificate[];
  isRevoked(serialNumber: string): Promise<boolean>;
}

const refused = (reason: RefusalReason): Verification => ({ ok: false, reason });

const needed: Record<KeyPurpose, number> = {
  sign: x509.KeyUsageFlags.digitalSignature,
  encrypt: x509.KeyUsageFlags.keyEncipherment,
};

/** Is it an end-entity certificate for that purpose? A CA's own certificate must not log anybody in. */
function fits(certificate: Readable, purpose: KeyPurpose): boolean {
  const constraints = certificate.getExtension(x509.BasicConstraintsExtension);
  const usages = certificate.getExtension(x509.KeyUsagesExtension);
  return constraints?.ca !== true && usages !== null && (usages.usages & needed[purpose]) !== 0;
}

const spkis = new WeakMap<X509Certificate, Buffer>();
function spkiOf(issuer: X509Certificate): Buffer {
  const known = spkis.get(issuer) ?? issuer.publicKey.export({ type: 'spki', format: 'der' });
  spkis.set(issuer, known);
  return known;
}

/** Node checks an SM2 certificate without the signer's id, and so never finds one right. */
function signedWithSm2(certificate: X509Certificate, issuer: X509Certificate): boolean {
  const [body, algorithm, bits] = partsOf(certificate.raw);
  const inner = body && partsOf(body)[2];
  if (!body || !algorithm || !bits || !inner) return false;
  const right = sm2WithSm3.equals(algorithm) && sm2WithSm3.equals(inner);
  // A bit string of whole bytes: one head byte, one of length, one that says that no bit is spare.
  return right && bits[1] === bits.length - 2 && sm2Matches(spkiOf(issuer), body, bits.subarray(3));
}

const signedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) &&
  (sm2PointOf(spkiOf(issuer)) ? signedWithSm2(certificate, issuer) : certificate.verify(issuer.publicKey));

/** One DER sequence of 256 bytes to 64 kB and nothing behind it: the parser would not mind a tail. */
const isOneSequence = (der: Uint8Array): boolean =>
  der[0] === 0x30 && der[1] === 0x82 && Buffer.from(der.subarray(2, 4)).readUInt16BE() + 4 === der.length;

interface Chain {
  readonly issuer: X509Certificate;
  readonly root: X509Certificate;
}

/**
 * Is it from one of our issuers, and a root of ours behind that? Read and checked by OpenSSL: what a stranger encodes takes
 * the library 30 ms of the event loop, so it gets only what one of ours has signed.
 */
function chainOf({ issuers, roots }: Trust, der: Uint8Array): Chain | undefined {
  try {
    if (!isOneSequence(der)) return undefined;
    const certificate = new X509Certificate(der);
    const issuer = issuers.find((candidate) => signedBy(certificate, candidate));
    const root = issuer && roots.find((candidate) => signedBy(issuer, candidate));
    return root && { issuer, root };
  } catch {
    return undefined; // Not a certificate at all.
  }
}

interface Life {
  readonly notBefore: Date;
  readonly notAfter: Date;
}
const lifeOf = ({ validFrom, validTo }: X509Certificate): Life => ({
  notBefore: new Date(validFrom),
  notAfter: new Date(validTo),
});

/**
 * Checks a certificate against our own roots: chain, purpose, validity at a moment, revocation.
 * The first failing check in this order is told, since a stranger's dates mean nothing.
 */
export async function verifyLeaf(
  trust: Trust,
  der: Uint8Array<ArrayBuffer>,
  at: Date,
  purpose: KeyPurpose,
): Promise<Verification> {
  const chain = chainOf(trust, der);
  const certificate = chain && new x509.X509Certificate(der);
  if (!certificate || !fits(certificate, purpose)) return refused('untrusted');

  for (const one of [certificate, lifeOf(chain.issuer), lifeOf(chain.root)]) {
    if (at.getTime() < one.notBefore.getTime()) return refused('not-yet-valid');
    if (at.getTime() > one.notAfter.getTime()) return refused('expired');
  }
  const serialNumber = normaliseSerialNumber(certificate.serialNumber);
  if (await trust.isRevoked(serialNumber)) return refused('revoked');
  return { ok: true, serialNumber, publicKey: new Uint8Array(certificate.publicKey.rawData) };
}
