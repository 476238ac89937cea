import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { isFitKey } from './fit-key.js';
import { sm2Matches } from './sm2.js';

/**
 * RSA PKCS#1 v1.5 over SHA-256, as the lock signs. A key of another kind, or beyond all use, never passes: what is put
 * into a PDF says that it is RSA.
 */
export function signatureMatchesBytes(
  publicKeyDer: Uint8Array,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(publicKeyDer), format: 'der', type: 'spki' });
  } catch {
    return false; // The certificate is genuine, but holds no key that Node can read.
  }
  return isFitKey(key) && verify('sha256', bytes, key, signature);
}

/** What a lock of either algorithm signed: RSA as above, or SM2 with SM3. */
export const signatureMatches = (publicKeyDer: Uint8Array, text: string, signature: Uint8Array): boolean => {
  const bytes = Buffer.from(text, 'utf8');
  return sm2Matches(publicKeyDer, bytes, signature) || signatureMatchesBytes(publicKeyDer, bytes, signature);
};
