import type { X509Certificate } from 'node:crypto';
import type { RevocationList } from './revocation-list.js';

/** Another organization's authority whose certificates are accepted. */
export interface TrustedAuthority {
  readonly certificate: X509Certificate;
  readonly lists: readonly RevocationList[];
}

/** Trusted authorities of others. */
export interface ForeignTrust {
  readonly authorities: readonly TrustedAuthority[];
  /**
   * True if the portal has another certificate with this number. Each authority chooses its own numbers, and
   * a lock is found by its number: a foreign certificate must never be mistaken for a local user's.
   */
  isAnothers(serialNumber: string, der: Uint8Array): Promise<boolean>;
}
