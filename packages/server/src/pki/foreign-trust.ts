import type { X509Certificate } from 'node:crypto';
import { signedBy } from './signed-by.js';
import { isWellSigned, type TrustedAuthority } from './trusted-folder.js';

/** Trusted authorities of others. */
export interface ForeignTrust {
  readonly authorities: readonly TrustedAuthority[];
  /**
   * True if the portal has another certificate with this number. Each authority chooses its own numbers, and
   * a lock is found by its number: a foreign certificate must never be mistaken for a local user's.
   */
  isAnothers(serialNumber: string, der: Uint8Array): Promise<boolean>;
}

/**
 * Unknown if there is no list of its authority, or if the list is too old to confirm that the certificate is
 * valid.
 */
export type RevocationAnswer = 'good' | 'revoked' | 'unknown';

/** The chain from the issuer to a trusted root; undefined if the issuer is not trusted. */
export function foreignChainOf(
  { authorities }: Pick<ForeignTrust, 'authorities'>,
  certificate: X509Certificate,
): TrustedAuthority[] | undefined {
  if (!isWellSigned(certificate)) return undefined;
  const chain: TrustedAuthority[] = [];
  for (let current = certificate; ;) {
    const below = current;
    const above = authorities.find((one) => !chain.includes(one) && signedBy(below, one.certificate));
    if (!above) break;
    if (chain.length > above.pathLength) return undefined;
    chain.push(above);
    if (above.selfSigned) break;
    current = above.certificate;
  }
  return chain.length > 0 ? chain : undefined;
}

/**
 * The revocation state by an authority's lists. A revocation is final: an old list can prove a revocation,
 * but never validity.
 */
export function revocationBy({ lists }: TrustedAuthority, serialNumber: string, now: Date): RevocationAnswer {
  if (lists.some(({ revoked }) => revoked.has(serialNumber))) return 'revoked';
  return lists.some(({ nextUpdate }) => nextUpdate && now <= nextUpdate) ? 'good' : 'unknown';
}
