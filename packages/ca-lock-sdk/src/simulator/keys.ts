import {
  constants,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPair,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
// Imported by its file: under the package name Node loads CommonJS, which does not work inside our ESM bundle.
import { sm2 } from 'sm-crypto-v2/dist/index.mjs';
import { at, children, integer, sequence } from './der.js';

const makePair = promisify(generateKeyPair);

/** The key algorithms of a slot. */
export type KeyAlgorithm = 'RSA-2048' | 'SM2';
export const isKeyAlgorithm = (value: unknown): value is KeyAlgorithm =>
  value === 'RSA-2048' || value === 'SM2';

/** A new private key, PKCS#8 PEM. */
export async function makeKey(algorithm: KeyAlgorithm): Promise<string> {
  const { privateKey } =
    algorithm === 'SM2'
      ? await makePair('ec', { namedCurve: 'SM2' })
      : await makePair('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Node names RSA keys, but has no name for SM2 ones. */
export const algorithmOf = (key: KeyObject): KeyAlgorithm =>
  key.asymmetricKeyType === 'rsa' ? 'RSA-2048' : 'SM2';

export const algorithmOfPem = (pem: string): KeyAlgorithm => algorithmOf(createPrivateKey(pem));

/** SubjectPublicKeyInfo of a private key, DER. */
export function publicSpki(privateKeyPem: string): Buffer {
  return createPublicKey(createPrivateKey(privateKeyPem)).export({ type: 'spki', format: 'der' });
}

/** The uncompressed point (65 bytes) is the end of an EC SubjectPublicKeyInfo. */
export const sm2Point = (spki: Buffer): string => spki.subarray(-65).toString('hex');

/** The private scalar (32 bytes) from PKCS#8. Node's SEC 1 export crashes the process on an SM2 key. */
export function sm2Scalar(privateKeyPem: string): string {
  const pkcs8 = createPrivateKey(privateKeyPem).export({ type: 'pkcs8', format: 'der' });
  return at(at(pkcs8, 0, 2).content, 0, 1).content.toString('hex');
}

/**
 * RSA: SHA-256 with PKCS#1 v1.5. SM2: SM3 with the default id 1234567812345678 (GM/T 0009), DER. Node's own SM2
 * signature omits the id, so that no other implementation verifies it; therefore the library.
 */
export function signBytes(privateKeyPem: string, data: Uint8Array): Buffer {
  const key = createPrivateKey(privateKeyPem);
  if (algorithmOf(key) === 'RSA-2048')
    return createSign('sha256').update(data).sign({ key, padding: constants.RSA_PKCS1_PADDING });
  const signature = sm2.doSignature(data, sm2Scalar(privateKeyPem), {
    der: true,
    hash: true,
    publicKey: sm2Point(publicSpki(privateKeyPem)),
  });
  return Buffer.from(signature, 'hex');
}

/** Whether the certificate's key created the signature; false for an invalid certificate or signature. */
export function verifyBytes(certificate: string, data: Uint8Array, signature: Buffer): boolean {
  try {
    const key = new X509Certificate(Buffer.from(certificate, 'base64')).publicKey;
    if (algorithmOf(key) === 'RSA-2048') return createVerify('sha256').update(data).verify(key, signature);
    const point = sm2Point(key.export({ type: 'spki', format: 'der' }));
    if (!isDerSignature(signature)) return false;
    return sm2.doVerifySignature(data, signature.toString('hex'), point, { der: true, hash: true });
  } catch {
    return false;
  }
}

/** Exactly two integers in canonical DER: the library itself ignores tags and lengths. */
function isDerSignature(signature: Buffer): boolean {
  const numbers = children(at(signature, 0).content).map(({ content }) => integer(content));
  return numbers.length === 2 && sequence(...numbers).equals(signature);
}
