import { createSign, generateKeyPairSync } from 'node:crypto';
import { sm2 } from 'sm-crypto-v2/dist/index.mjs';
import type { KeyAlgorithm } from '@ca-portal/api/domain';

interface Pair {
  readonly publicKey: string;
  /** Base64. */
  sign(text: string | Buffer): string;
}

function newRsaPair(bits: number): Pair {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    sign: (text) => createSign('RSA-SHA256').update(text).sign(privateKey, 'base64'),
  };
}

/** A key pair takes 150 ms of a core: pairs are reused in turn, and no test uses more of them at once. */
const pairsKept = 12;
const kept: Pair[] = [];
let turn = 0;

function rsaPair(bits: number): Pair {
  if (bits !== 2048) return newRsaPair(bits);
  turn = (turn + 1) % pairsKept;
  return (kept[turn] ??= newRsaPair(bits));
}

const sm2Head = '3059301306072a8648ce3d020106082a811ccf5501822d034200';

function sm2Pair(): Pair {
  const { publicKey, privateKey } = sm2.generateKeyPairHex();
  const options = { der: true, hash: true, publicKey };
  return {
    publicKey: Buffer.from(sm2Head + publicKey, 'hex').toString('base64'),
    sign: (text) =>
      Buffer.from(sm2.doSignature(Buffer.from(text), privateKey, options), 'hex').toString('base64'),
  };
}

/** The keys of a lock from the server's view: public keys and signatures. */
export interface TestLock {
  /** The proofs for a challenge. */
  proofs(challenge: string): {
    signPublicKey: string;
    signProof: string;
    encryptPublicKey: string;
    encryptProof: string;
  };
  /** A signature with the signing key, base64: RSA PKCS#1 v1.5 with SHA-256, or SM2 with SM3. */
  sign(text: string | Buffer): string;
}

interface LockOptions {
  readonly bits?: number;
  readonly oneKey?: boolean;
  readonly algorithm?: KeyAlgorithm;
}

export function testLock({ bits = 2048, oneKey = false, algorithm }: LockOptions = {}): TestLock {
  const pair = () => (algorithm === 'SM2' ? sm2Pair() : rsaPair(bits));
  const signing = pair();
  const encrypting = oneKey ? signing : pair();
  return {
    proofs: (challenge) => ({
      signPublicKey: signing.publicKey,
      signProof: signing.sign(challenge),
      encryptPublicKey: encrypting.publicKey,
      encryptProof: encrypting.sign(challenge),
    }),
    sign: (text) => signing.sign(text),
  };
}
