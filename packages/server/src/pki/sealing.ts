import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** The secret does not match the stored data: the operator has to restore the old one. */
export class WrongSecretError extends Error {
  override name = 'WrongSecretError';
}

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'ca-portal key vault', 32));

/**
 * Encrypts a private key for storage (AES-256-GCM); the name is authenticated too, so rows cannot be swapped.
 */
export function seal(secret: string, name: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Inverse of seal. Throws WrongSecretError if secret, name and content do not match. */
export function unseal(secret: string, name: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const iv = bytes.subarray(0, ivBytes);
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), iv)
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
      'utf8',
    );
  } catch (cause) {
    throw new WrongSecretError(
      `The stored key "${name}" cannot be opened with the configured secret. ` +
        'Bring back the secret with which this database was created, or start with an empty database.',
      { cause },
    );
  }
}
