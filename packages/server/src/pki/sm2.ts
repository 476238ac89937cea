import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
// By its file: for Node the package's own name means CommonJS, which does not work inside our ESM bundle.
import { sm2 } from 'sm-crypto-v2/dist/index.mjs';
import { contentOf, der, partsOf, positive, tags } from './der.js';
import type { Signer } from './signer.js';

/** SM2 with SM3 (GM/T 0006): no parameters. */
export const sm2WithSm3 = Buffer.from('300a06082a811ccf55018375', 'hex');
/**
 * SubjectPublicKeyInfo of an uncompressed point, up to the point (GM/T 0015): id-ecPublicKey on SM2's curve.
 */
const head = Buffer.from('3059301306072a8648ce3d020106082a811ccf5501822d034200', 'hex');
const pointBytes = 65;

export interface Sm2Key {
  /** PKCS#8 in PEM. */
  readonly privateKey: string;
  /** DER of the SubjectPublicKeyInfo. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
}

const spkiOf = (key: KeyObject) => new Uint8Array(key.export({ type: 'spki', format: 'der' }));

export async function makeSm2Key(): Promise<Sm2Key> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'SM2' });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: spkiOf(publicKey),
  };
}

/** The point (hex) of an SM2 public key in its standard encoding; undefined for every other key. */
export function sm2PointOf(spki: Uint8Array): string | undefined {
  const bytes = Buffer.from(spki);
  const fits = bytes.length === head.length + pointBytes && bytes.subarray(0, head.length).equals(head);
  return fits && bytes[head.length] === 4 ? bytes.subarray(-pointBytes).toString('hex') : undefined;
}

export const isSm2Key = (spki: Uint8Array): boolean => sm2PointOf(spki) !== undefined;

/** The private scalar (32 bytes) from PKCS#8. Node's SEC 1 export crashes the process on an SM2 key. */
function scalarOf(privateKey: KeyObject): string {
  const [, , octets] = partsOf(privateKey.export({ type: 'pkcs8', format: 'der' }));
  const [, scalar] = partsOf(contentOf(octets ?? Buffer.of()));
  return contentOf(scalar ?? Buffer.of()).toString('hex');
}

/**
 * Signs with SM3 and the id 1234567812345678 (GM/T 0009), DER. Node's own SM2 signature omits the id and
 * fails every check, hence the library.
 */
export function sm2Signer(privateKeyPem: string): Signer {
  const key = createPrivateKey(privateKeyPem);
  const scalar = scalarOf(key);
  const point = sm2PointOf(spkiOf(createPublicKey(key)));
  if (!point) throw new Error('no SM2 key');
  return {
    identifier: sm2WithSm3,
    sign: async (bytes) =>
      Buffer.from(sm2.doSignature(bytes, scalar, { der: true, hash: true, publicKey: point }), 'hex'),
  };
}

/**
 * True if the key of this SubjectPublicKeyInfo made the signature; false for other keys and malformed
 * signatures.
 */
export function sm2Matches(spki: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  const point = sm2PointOf(spki);
  if (!point) return false;
  try {
    const numbers = rs(signature);
    return numbers !== undefined && sm2.doVerifySignature(bytes, numbers, point, { hash: true });
  } catch {
    return false; // Numbers out of range, or a point that is not on the curve.
  }
}

/**
 * r and s (64 bytes, hex) of exactly two integers in canonical encoding: a signature has only one valid form.
 */
function rs(signature: Uint8Array): string | undefined {
  const numbers = partsOf(signature).map((part) =>
    contentOf(part)
      .toString('hex')
      .replace(/^(00)+(?=..)/, ''),
  );
  if (!der(tags.sequence, ...numbers.map(positive)).equals(signature)) return undefined;
  const padded = numbers.map((number) => number.padStart(64, '0'));
  return padded.length === 2 && padded.every(({ length }) => length === 64) ? padded.join('') : undefined;
}
