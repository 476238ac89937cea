import { keyUsage, type CertificateFacts, type ListFacts } from './facts.js';

const oids = {
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
};

/** Accepted signatures of certificates and lists, by OID: RSA and ECDSA without MD5 and SHA-1, and SM2 with SM3. */
export const signatureHashes: Readonly<Record<string, 'sha256' | 'sha384' | 'sha512' | 'sm3'>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
  '1.2.156.10197.1.501': 'sm3',
};

/** The purpose for which a certificate is judged. */
export type CertificatePurpose = 'sign' | 'encrypt' | 'timeStamp';

const needed: Readonly<Record<CertificatePurpose, number>> = {
  sign: keyUsage.digitalSignature,
  encrypt: keyUsage.keyEncipherment,
  timeStamp: keyUsage.digitalSignature,
};

/** For time stamps and nothing else, and critical (RFC 3161, 2.3). */
export const isForTimeStamps = ({
  purposes,
  critical,
}: Pick<CertificateFacts, 'purposes' | 'critical'>): boolean =>
  purposes.length === 1 && purposes[0] === oids.timeStamping && critical.includes(oids.extendedKeyUsage);

/** Critical extensions that nobody here understands: such a certificate is not trusted (RFC 5280, 4.2). */
export const hasStrangeDemands = (
  { critical }: Pick<CertificateFacts, 'critical'>,
  purpose?: CertificatePurpose,
): boolean =>
  critical.some(
    (oid) =>
      oid !== oids.keyUsage &&
      oid !== oids.basicConstraints &&
      // Its contents are checked for time stamps alone.
      (oid !== oids.extendedKeyUsage || purpose !== 'timeStamp'),
  );

/** A holder's certificate for this purpose. An authority's own certificate must not log anybody in. */
export const fitsPurpose = (facts: CertificateFacts, purpose: CertificatePurpose): boolean =>
  facts.pathLength === undefined &&
  ((facts.usages ?? 0) & needed[purpose]) !== 0 &&
  !hasStrangeDemands(facts, purpose) &&
  (purpose !== 'timeStamp' || isForTimeStamps(facts));

const allows = ({ usages = -1 }: CertificateFacts, usage: number) => (usages & usage) !== 0;

/** The certificate of an authority, by its constraints and usages. */
export const isAuthority = (facts: CertificateFacts): boolean =>
  facts.pathLength !== undefined && allows(facts, keyUsage.keyCertSign);

/** An authority that may issue certificates. */
export const mayIssue = (facts: CertificateFacts): boolean => isAuthority(facts) && !hasStrangeDemands(facts);

/** An authority that may sign revocation lists. */
export const mayList = (facts: CertificateFacts): boolean => allows(facts, keyUsage.cRLSign);

/** The first certificate that was not in force at that time decides; undefined if all were. */
export function lifeFault(
  chain: readonly Pick<CertificateFacts, 'notBefore' | 'notAfter'>[],
  at: Date,
): 'not-yet-valid' | 'expired' | undefined {
  for (const { notBefore, notAfter } of chain) {
    if (at < notBefore) return 'not-yet-valid';
    if (at > notAfter) return 'expired';
  }
  return undefined;
}

/** Unknown without a list of the authority, or with lists that are too old to confirm anything. */
export type RevocationState = 'good' | 'revoked' | 'unknown';

/** Whether a list is recent enough to confirm that a certificate is not revoked. */
export const isCurrent = ({ nextUpdate }: Pick<ListFacts, 'nextUpdate'>, now: Date): boolean =>
  nextUpdate !== undefined && now <= nextUpdate;

/**
 * The state of a certificate by its authority's lists. A revocation is final: an old list can prove a revocation, but
 * never validity.
 */
export function revocationBy(lists: readonly ListFacts[], serialNumber: string, now: Date): RevocationState {
  if (lists.some(({ revoked }) => revoked.has(serialNumber))) return 'revoked';
  return lists.some((list) => isCurrent(list, now)) ? 'good' : 'unknown';
}

/** A revoked authority makes its certificates invalid; otherwise the holder's own state counts, the first. */
export const revocationOfChain = (states: readonly RevocationState[]): RevocationState =>
  states.includes('revoked') ? 'revoked' : (states[0] ?? 'unknown');
