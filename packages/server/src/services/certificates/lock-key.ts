import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { isFitKey } from '../../pki/index.js';

const leastBits = 2048;

/** A public key that a lock handed in. */
export interface LockKey {
  /** DER of the SubjectPublicKeyInfo, written anew: two encodings of one key are one key. */
  readonly der: Uint8Array<ArrayBuffer>;
  /** SHA-256 of it, in hex. */
  readonly fingerprint: string;
  /** RSA PKCS#1 v1.5 with SHA-256, as locks sign. */
  signed(text: string, signature: string): boolean;
}

/** The two keys of one lock. */
export interface LockKeys {
  readonly sign: LockKey;
  readonly encrypt: LockKey;
}

/** Reads a base64 SPKI; undefined for anything but an RSA key of a fit size. */
export function readLockKey(spki: string): LockKey | undefined {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
  if (!isFitKey(key) || (key.asymmetricKeyDetails?.modulusLength ?? 0) < leastBits) return undefined;
  const der = new Uint8Array(key.export({ format: 'der', type: 'spki' }));
  return {
    der,
    fingerprint: createHash('sha256').update(der).digest('hex'),
    signed: (text, signature) =>
      verify('sha256', Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64')),
  };
}
