import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { sm2Matches } from '@ca-portal/api/sm2';
import { isFitCurve, isFitKey } from './fit-key.js';

/** Undefined if the certificate is genuine, but Node cannot read its key. */
function keyOf(publicKeyDer: Uint8Array): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(publicKeyDer), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

/**
 * RSA PKCS#1 v1.5 over SHA-256, as the lock signs. Other kinds of key, and unfit ones, never match: the PDF
 * states that the signature is RSA.
 */
export function signatureMatchesBytes(
  publicKeyDer: Uint8Array,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  const key = keyOf(publicKeyDer);
  return key !== undefined && isFitKey(key) && verify('sha256', bytes, key, signature);
}

/** Signatures allowed in a PDF: RSA as above, or SM2 with SM3. */
export const sealMatches = (publicKeyDer: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean =>
  [sm2Matches, signatureMatchesBytes].some((matches) => matches(publicKeyDer, bytes, signature));

/** ECDSA over SHA-256, as locks of other authorities sign. */
function ecdsaMatches(publicKeyDer: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  const key = keyOf(publicKeyDer);
  return key !== undefined && isFitCurve(key) && verify('sha256', bytes, key, signature);
}

/** Signatures of a lock: RSA as above, SM2 with SM3, or ECDSA. */
export const signatureMatches = (publicKeyDer: Uint8Array, text: string, signature: Uint8Array): boolean => {
  const bytes = Buffer.from(text, 'utf8');
  return [sm2Matches, signatureMatchesBytes, ecdsaMatches].some((matches) =>
    matches(publicKeyDer, bytes, signature),
  );
};
