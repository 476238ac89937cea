import type { IssuedCertificate, Provider, Subject } from '../../pki/index.js';

/** The request of a lock: two keys generated inside it, one name, one period. */
export interface LockCertificateRequest {
  readonly subject: Subject;
  /** DER of the SubjectPublicKeyInfo. */
  readonly signPublicKey: Uint8Array<ArrayBuffer>;
  readonly encryptPublicKey: Uint8Array<ArrayBuffer>;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

export interface LockCertificates {
  readonly sign: IssuedCertificate;
  readonly encrypt: IssuedCertificate;
}

/**
 * A service provider that issues certificates. Vendors with their own protocols (dossier 2.5) are adapters of
 * this interface, which a province writes: none of those protocols is public. Never call it inside a database transaction: it may use the network.
 */
export interface CertificateAuthority {
  readonly provider: Provider;
  issue(request: LockCertificateRequest): Promise<LockCertificates>;
  /**
   * The unlock code for the lock with this device number, sent only to the reserved phone. Without this
   * method locks are unlocked at counters.
   */
  unlockCode?(deviceId: string): Promise<string>;
}

/** Finds the adapter of a provider. */
export type CertificateAuthorities = (provider: Provider) => CertificateAuthority;
