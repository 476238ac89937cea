import { X509Certificate } from 'node:crypto';
import {
  chainOf,
  fitsPurpose,
  lifeFault,
  revocationBy,
  revocationOfChain,
  type CertificatePurpose,
} from '@ca-portal/api/certificate-trust';
import { authorityFacts, factsOf } from './certificate-facts.js';
import type { ForeignTrust } from './foreign-trust.js';
import { isIssuedBy } from './signed-by.js';
import { x509 } from './x509.js';

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
  | {
      readonly ok: false;
      readonly reason: RefusalReason;
      /** Of a certificate that is on its authority's list: since when. Our own records have their own date. */
      readonly revokedAt?: Date;
      /** An authority above is revoked: then no date of the certificate matters. */
      readonly byAuthority?: true;
    };

export interface Trust {
  readonly roots: readonly X509Certificate[];
  readonly issuers: readonly X509Certificate[];
  isRevoked(serialNumber: string): Promise<boolean>;
  /** Trusted authorities of others. */
  readonly foreign: ForeignTrust;
  /** The current time, for the age of revocation lists; independent of the checked time. */
  readonly now: Date;
}

const refused = (reason: RefusalReason) => ({ ok: false, reason }) as const;

/**
 * True for a single DER sequence of 256 bytes to 64 kB without trailing bytes, which the parser would ignore.
 */
const isOneSequence = (der: Uint8Array): boolean =>
  der[0] === 0x30 && der[1] === 0x82 && Buffer.from(der.subarray(2, 4)).readUInt16BE() + 4 === der.length;

/**
 * The authorities above a certificate. Parsed and checked by OpenSSL: the X.509 library may need 30 ms of the event
 * loop for untrusted bytes, so it only gets certificates that one of those has signed.
 */
async function authoritiesAbove({ issuers, roots, foreign }: Trust, der: Uint8Array) {
  try {
    if (!isOneSequence(der)) return [];
    const others = foreign.authorities.map(({ certificate }) => certificate);
    const trusted = [...issuers, ...roots, ...others];
    return await chainOf(new X509Certificate(der), { trusted, factsOf: authorityFacts, isIssuedBy });
  } catch {
    return []; // Not a certificate.
  }
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
  purpose: CertificatePurpose,
): Promise<Verification> {
  const above = await authoritiesAbove(trust, der);
  if (above.length === 0) return refused('untrusted');
  const certificate = new x509.X509Certificate(der);
  const facts = factsOf(certificate);
  const { serialNumber } = facts;
  if (!fitsPurpose(facts, purpose)) return refused('untrusted');
  const foreign = above.map((one) =>
    trust.foreign.authorities.find((authority) => authority.certificate === one),
  );
  if (foreign.some(Boolean) && (await trust.foreign.isAnothers(serialNumber, der)))
    return refused('untrusted');

  const chain = [facts, ...above.map(authorityFacts)];
  const fault = lifeFault(chain, at);
  if (fault) return refused(fault);
  // Of others there are lists, for each authority in the chain too; our own records are asked below.
  const states = foreign.map((one, n) =>
    one ? revocationBy(one.lists, chain[n]?.serialNumber ?? '', trust.now) : 'good',
  );
  const revocation = revocationOfChain(states);
  if (states.slice(1).includes('revoked')) return { ...refused('revoked'), byAuthority: true };
  if (revocation === 'revoked') {
    const dates = foreign[0]?.lists.flatMap(({ since }) => since.get(serialNumber) ?? []) ?? [];
    const revokedAt = new Date(Math.min(...dates.map(Number)));
    return { ok: false, reason: 'revoked', revokedAt };
  }
  if (await trust.isRevoked(serialNumber)) return refused('revoked');
  return {
    ok: true,
    serialNumber,
    publicKey: new Uint8Array(certificate.publicKey.rawData),
    revocation: revocation === 'good' ? 'good' : 'unchecked',
  };
}
