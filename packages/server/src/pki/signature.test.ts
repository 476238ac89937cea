import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, it } from 'vitest';
import { signatureMatches, signatureMatchesBytes } from './signature.js';
import { makeSm2Key, sm2Signer } from './sm2.js';

const text = '登录挑战 0001';
const spkiOf = (key: KeyObject) => new Uint8Array(key.export({ type: 'spki', format: 'der' }));
async function signed(kind: 'RSA' | 'P-256' | 'P-384' | 'SM2') {
  if (kind === 'SM2') {
    const { privateKey, publicKey } = await makeSm2Key();
    const signature = await sm2Signer(privateKey).sign(new Uint8Array(Buffer.from(text)));
    return { publicKey, signature };
  }
  const namedCurve = kind === 'P-384' ? 'secp384r1' : 'prime256v1';
  const keys =
    kind === 'RSA'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve });
  const signature = createSign('sha256').update(text).sign(keys.privateKey);
  return { publicKey: spkiOf(keys.publicKey), signature };
}

it.each(['RSA', 'P-256', 'P-384', 'SM2'] as const)(
  'a lock with %s proves itself, only for its own text',
  async (kind) => {
    const [{ publicKey, signature }, other] = [await signed(kind), await signed(kind)];
    expect(signatureMatches(publicKey, text, signature)).toBe(true);
    expect(signatureMatches(publicKey, `${text}.`, signature)).toBe(false);
    expect(signatureMatches(other.publicKey, text, signature)).toBe(false);
    expect(signatureMatches(publicKey, text, signature.subarray(1))).toBe(false);
  },
);

it('a PDF accepts only RSA, because the file says so', async () => {
  const { publicKey, signature } = await signed('P-256');
  expect(signatureMatchesBytes(publicKey, Buffer.from(text), signature)).toBe(false);
});
