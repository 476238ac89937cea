import { X509Certificate } from 'node:crypto';
import { foreignChainOf, revocationBy, type ForeignTrust } from './foreign-trust.js';
import type { KeyPurpose } from './issue.js';
import { normalizeSerialNumber } from './serial-number.js';
import { signedBy } from './signed-by.js';
import { hasStrangeDemands, type TrustedAuthority } from './trusted-folder.js';
import { x509, type X509Certificate as Readable } from './x509.js';

export type RefusalReason = 'untrusted' | 'expired' | 'not-yet-valid' | 'revoked';

export type Verification =
  | {
      readonly ok: true;
      /** Upper-case hex, as stored with the certificate. */
      readonly serialNumber: string;
      /** DER of the SubjectPublicKeyInfo, for checking signatures made with the certificate. */
      readonly publicKey: Uint8Array<ArrayBuffer>;
      /** `unchecked`: another authority's certificate without a current revocation list. */
      readonly revocation: 'good' | 'unchecked';
    }
  | { readonly ok: false; readonly reason: RefusalReason };

export interface Trust {
  readonly roots: readonly X509Certificate[];
  readonly issuers: readonly X509Certificate[];
  isRevoked(serialNumber: string): Promise<boolean>;
  /** Trusted authorities of others. */
  readonly foreign: ForeignTrust;
  /** The current time, for the age of revocation lists; independent of the checked time. */
  readonly now: Date;
}

/** Checked above, so for a time-stamp authority it is not an unknown critical extension. */
const extendedKeyUsage = '2.5.29.37';

const refused = (reason: RefusalReason): Verification => ({ ok: false, reason });

/** The purpose for which a certificate is verified. */
export type VerifyPurpose = KeyPurpose | 'timeStamp';

const needed: Record<VerifyPurpose, number> = {
  timeStamp: x509.KeyUsageFlags.digitalSignature,
  sign: x509.KeyUsageFlags.digitalSignature,
  encrypt: x509.KeyUsageFlags.keyEncipherment,
};

/** Critical and for nothing else (RFC 3161, 2.3). */
function isForTimeStamps(certificate: Readable): boolean {
  const purposes = certificate.getExtension(x509.ExtendedKeyUsageExtension);
  const [only, ...more] = purposes?.usages ?? [];
  return purposes?.critical === true && only === x509.ExtendedKeyUsage.timeStamping && more.length === 0;
}

/** True for an end-entity certificate with this purpose. A CA's own certificate must not log anybody in. */
function fits(certificate: Readable, purpose: VerifyPurpose): boolean {
  const constraints = certificate.getExtension(x509.BasicConstraintsExtension);
  const usages = certificate.getExtension(x509.KeyUsagesExtension);
  const able = constraints?.ca !== true && usages !== null && (usages.usages & needed[purpose]) !== 0;
  return able && (purpose !== 'timeStamp' || isForTimeStamps(certificate));
}

/**
 * True for a single DER sequence of 256 bytes to 64 kB without trailing bytes, which the parser would ignore.
 */
const isOneSequence = (der: Uint8Array): boolean =>
  der[0] === 0x30 && der[1] === 0x82 && Buffer.from(der.subarray(2, 4)).readUInt16BE() + 4 === der.length;

interface Chain {
  /** From the issuer up to the root. */
  readonly above: readonly X509Certificate[];
  /** The same authorities, if they are not ours. */
  readonly foreign: readonly TrustedAuthority[];
}

/**
 * The chain from one of our issuers to our root, or from a trusted authority. Parsed and checked by OpenSSL:
 * the X.509 library may need 30 ms of the event loop for untrusted bytes, so it only gets certificates that
 * one of those has signed.
 */
function chainOf(
  { issuers, roots, foreign }: Trust,
  der: Uint8Array,
  purpose: VerifyPurpose,
): Chain | undefined {
  try {
    if (!isOneSequence(der)) return undefined;
    const certificate = new X509Certificate(der);
    const issuer = issuers.find((candidate) => signedBy(certificate, candidate));
    const root = issuer && roots.find((candidate) => signedBy(issuer, candidate));
    if (issuer) return root && { above: [issuer, root], foreign: [] };
    // Our own time stamper is issued directly by the root.
    const above = purpose === 'timeStamp' && roots.find((candidate) => signedBy(certificate, candidate));
    if (above) return { above: [above], foreign: [] };
    const others = foreignChainOf(foreign, certificate);
    return others && { above: others.map((one) => one.certificate), foreign: others };
  } catch {
    return undefined; // Not a certificate.
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
 * By the lists of others, for each authority in the chain too: a revoked authority makes its certificates
 * invalid.
 */
function revocationOf({ above, foreign }: Chain, serialNumber: string, now: Date) {
  const numbers = [serialNumber, ...above.map((one) => normalizeSerialNumber(one.serialNumber))];
  const answers = foreign.map((one, at) => revocationBy(one, numbers[at] ?? '', now));
  return answers.includes('revoked') ? 'revoked' : (answers[0] ?? 'good');
}

/**
 * Verifies a certificate against our own roots and trusted authorities of others: chain, purpose, validity at
 * a time, revocation. The first failing check in this order is reported, because dates of an untrusted
 * certificate mean nothing.
 */
export async function verifyLeaf(
  trust: Trust,
  der: Uint8Array<ArrayBuffer>,
  at: Date,
  purpose: VerifyPurpose,
): Promise<Verification> {
  const chain = chainOf(trust, der, purpose);
  const certificate = chain && new x509.X509Certificate(der);
  if (!certificate || !fits(certificate, purpose)) return refused('untrusted');

  const serialNumber = normalizeSerialNumber(certificate.serialNumber);
  if (chain.foreign.length > 0) {
    const known = (type: string) => purpose === 'timeStamp' && type === extendedKeyUsage;
    const strange = hasStrangeDemands({
      extensions: certificate.extensions.filter(({ type }) => !known(type)),
    });
    if (strange || (await trust.foreign.isAnothers(serialNumber, der))) return refused('untrusted');
  }

  for (const one of [certificate, ...chain.above.map(lifeOf)]) {
    if (at.getTime() < one.notBefore.getTime()) return refused('not-yet-valid');
    if (at.getTime() > one.notAfter.getTime()) return refused('expired');
  }
  const revocation = revocationOf(chain, serialNumber, trust.now);
  if (revocation === 'revoked' || (await trust.isRevoked(serialNumber))) return refused('revoked');
  return {
    ok: true,
    serialNumber,
    publicKey: new Uint8Array(certificate.publicKey.rawData),
    revocation: revocation === 'good' ? 'good' : 'unchecked',
  };
}
