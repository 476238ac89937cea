import type { X509Certificate } from 'node:crypto';
import { signedBy } from './signed-by.js';
import { isWellSigned, type TrustedAuthority } from './trusted-folder.js';

/** Authorities of others that are trusted here. */
export interface ForeignTrust {
  readonly authorities: readonly TrustedAuthority[];
  /**
   * Has the portal another certificate under that number? Each authority numbers as it likes, and a lock is found by its
   * number: a stranger's certificate must never pass for somebody's here.
   */
  isAnothers(serialNumber: string, der: Uint8Array): Promise<boolean>;
}

/** Unknown where no list of its authority is at hand, or the one at hand is too old to tell that all is well. */
export type RevocationAnswer = 'good' | 'revoked' | 'unknown';

/** From the one who issued it up to a trusted end; undefined where nobody trusted did. */
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

/** What an authority's lists say. Once revoked is revoked: an old list counts against, and never for. */
export function revocationBy({ lists }: TrustedAuthority, serialNumber: string, now: Date): RevocationAnswer {
  if (lists.some(({ revoked }) => revoked.has(serialNumber))) return 'revoked';
  return lists.some(({ nextUpdate }) => nextUpdate && now <= nextUpdate) ? 'good' : 'unknown';
}
