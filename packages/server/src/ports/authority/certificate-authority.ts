import type { IssuedCertificate, Provider, Subject } from '../../pki/index.js';

/** What a lock asks for: two keys made inside it, one name, one time. */
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
 * A service provider that issues certificates. Vendors with call sequences of their own (dossier 2.5) are
 * adapters of this. Never call it inside a database transaction: it may go over the network.
 */
export interface CertificateAuthority {
  readonly provider: Provider;
  issue(request: LockCertificateRequest): Promise<LockCertificates>;
  /** The code that unlocks the lock of that device number, told to the reserved phone alone. Without it counters unlock. */
  unlockCode?(deviceId: string): Promise<string>;
}

/** Finds the adapter of a provider. */
export type CertificateAuthorities = (provider: Provider) => CertificateAuthority;
