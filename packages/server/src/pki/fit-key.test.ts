import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { isFitCurve } from './fit-key.js';
import { isFitKey } from './index.js';

const rsa = (bytes: number, exponent: Buffer) => {
  const modulus = Buffer.alloc(bytes, 0xff);
  const key = { kty: 'RSA', n: modulus.toString('base64url'), e: exponent.toString('base64url') };
  return createPublicKey({ key, format: 'jwk' });
};

it.each([
  ['a key of a lock', true, rsa(256, Buffer.of(1, 0, 1))],
  ['the longest of use', true, rsa(512, Buffer.of(1, 0, 1))],
  ['one that is longer', false, rsa(513, Buffer.of(1, 0, 1))],
  ['an exponent that makes each check dear', false, rsa(384, Buffer.alloc(383, 0xff))],
  ['no RSA key', false, generateKeyPairSync('ed25519').publicKey],
])('%s: %s', (_, fit, key) => expect(isFitKey(key)).toBe(fit));

it.each([
  ['prime256v1', true],
  ['secp384r1', true],
  ['secp256k1', false],
  ['SM2', false],
])('the curve %s: %s', (namedCurve, fit) =>
  expect(isFitCurve(generateKeyPairSync('ec', { namedCurve }).publicKey)).toBe(fit),
);
