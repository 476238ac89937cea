import { createCipheriv, createHash } from 'node:crypto';
import { sm3, sm4 } from 'sm-crypto-v2/dist/index.mjs';
import { expect, it } from 'vitest';

// GB/T 32905-2016 (SM3), annex A; GB/T 32907-2016 (SM4), annex A.1. SM2's own example is in the api (sm2.test.ts).
const digests = [
  ['abc', '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'],
  ['abcd'.repeat(16), 'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732'],
] as const;
const block = '0123456789abcdeffedcba9876543210';
const encrypted = '681edf34d206965e86b3e94f536e4246';

it.each(digests)('SM3 of the standard, by the library and by OpenSSL: %s', (text, digest) => {
  expect(sm3(Buffer.from(text))).toBe(digest);
  expect(createHash('sm3').update(text).digest('hex')).toBe(digest);
});

it('SM4 of the standard, by the library and by OpenSSL', () => {
  expect(sm4.encrypt(Buffer.from(block, 'hex'), block, { padding: 'none' })).toBe(encrypted);
  const cipher = createCipheriv('sm4-ecb', Buffer.from(block, 'hex'), null).setAutoPadding(false);
  expect(cipher.update(block, 'hex', 'hex')).toBe(encrypted);
});
