import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

interface Pair {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

function pair(bits: number): Pair {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return { publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'), privateKey };
}

/** The keys of a lock, as the server gets to see them: public halves and signatures. */
export interface TestLock {
  /** What is handed in for a challenge. */
  proofs(challenge: string): {
    signPublicKey: string;
    signProof: string;
    encryptPublicKey: string;
    encryptProof: string;
  };
  /** A signature with the signing key: RSA PKCS#1 v1.5, SHA-256, base64. */
  sign(text: string | Buffer): string;
}

export function testLock({ bits = 2048, oneKey = false } = {}): TestLock {
  const signing = pair(bits);
  const encrypting = oneKey ? signing : pair(bits);
  const signed = (key: KeyObject, text: string | Buffer) =>
    createSign('RSA-SHA256').update(text).sign(key, 'base64');
  return {
    proofs: (challenge) => ({
      signPublicKey: signing.publicKey,
      signProof: signed(signing.privateKey, challenge),
      encryptPublicKey: encrypting.publicKey,
      encryptProof: signed(encrypting.privateKey, challenge),
    }),
    sign: (text) => signed(signing.privateKey, text),
  };
}
