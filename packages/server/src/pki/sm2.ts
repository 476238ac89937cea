import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { sm2PointOf, sm2WithSm3 } from '@ca-portal/api/sm2';
// By its file: for Node the package's own name means CommonJS, which does not work inside our ESM bundle.
import { sm2 } from 'sm-crypto-v2/dist/index.mjs';
import { contentOf, partsOf } from './der.js';
import type { Signer } from './signer.js';

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
