import type { Command } from '../wire/command.js';
import { GEN_KEY_PAIR } from '../wire/extensions.js';
import { objectIn, textIn } from '../wire/record.js';
import { requireNonEmpty } from './requireNonEmpty.js';

/** Options of a new key pair. */
export interface KeyPairRequest {
  /** The key slot: the signing or the encryption key. */
  usage: 'sign' | 'encrypt';
  /** The algorithm of the key. */
  algorithm: 'RSA-2048' | 'SM2';
  /** A random text from the server; the new key signs it, which proves that the lock has the private key. */
  challenge: string;
}

/** The public key of a new pair, and the proof that the lock has the private key. */
export interface GeneratedKeyPair {
  /** SubjectPublicKeyInfo, base64 DER. */
  publicKeySpki: string;
  /** Signature over the challenge (SHA-256 with RSA PKCS#1 v1.5, or SM3 with SM2), base64. */
  proof: string;
}

/** Makes a key pair inside the lock; the private key never leaves it. Real devices take 30 to 90 s. */
export function generateKeyPair({ usage, algorithm, challenge }: KeyPairRequest): Command<GeneratedKeyPair> {
  return {
    type: GEN_KEY_PAIR,
    fields: { ext: { usage, algorithm, ...requireNonEmpty({ org: challenge }) } },
    failure: 'key-generation-failed',
    changesDevice: true,
    timeoutMs: 120_000,
    read(qrinfo) {
      const ext = objectIn(qrinfo, 'ext');
      const publicKeySpki = textIn(ext, 'publickey');
      const proof = textIn(ext, 'signed');
      return publicKeySpki && proof ? { publicKeySpki, proof } : undefined;
    },
  };
}
