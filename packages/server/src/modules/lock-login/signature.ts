import { createPublicKey, verify, type KeyObject } from 'node:crypto';

/** RSA PKCS#1 v1.5 over SHA-256, as the lock signs. A key of another kind never passes. */
export function signatureMatches(publicKeyDer: Uint8Array, text: string, signature: Uint8Array): boolean {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(publicKeyDer), format: 'der', type: 'spki' });
  } catch {
    return false; // The certificate is genuine, but holds no key that Node can read.
  }
  return key.asymmetricKeyType === 'rsa' && verify('sha256', Buffer.from(text, 'utf8'), key, signature);
}
