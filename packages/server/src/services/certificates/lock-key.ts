import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import type { KeyAlgorithm } from '@ca-portal/api/domain';
import { isSm2Key } from '@ca-portal/api/sm2';
import { isFitKey } from '../../pki/index.js';
import { signatureMatches } from '../../pki/signature.js';

const leastBits = 2048;

/** A public key submitted by a lock. */
export interface LockKey {
  readonly algorithm: KeyAlgorithm;
  /** DER of the SubjectPublicKeyInfo, re-encoded: different encodings of one key become equal. */
  readonly der: Uint8Array<ArrayBuffer>;
  /** SHA-256 of it, in hex. */
  readonly fingerprint: string;
  /** RSA PKCS#1 v1.5 with SHA-256, or SM2 with SM3, as locks sign. */
  signed(text: string, signature: string): boolean;
}

/** The two keys of one lock. */
export interface LockKeys {
  readonly sign: LockKey;
  readonly encrypt: LockKey;
}

/** Reads a base64 SPKI; undefined for anything but an SM2 key or an RSA key of an accepted size. */
export function readLockKey(spki: string): LockKey | undefined {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
  const der = new Uint8Array(key.export({ format: 'der', type: 'spki' }));
  const sm2 = isSm2Key(der);
  const longEnough = isFitKey(key) && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits;
  if (!sm2 && !longEnough) return undefined;
  return {
    algorithm: sm2 ? 'SM2' : 'RSA-2048',
    der,
    fingerprint: createHash('sha256').update(der).digest('hex'),
    signed: (text, signature) => signatureMatches(der, text, Buffer.from(signature, 'base64')),
  };
}
