import { describe, expect, it } from 'vitest';
import { isSm2Key, sm2Matches, sm2PointOf } from './index.js';

// GM/T 0003.5-2012 (GB/T 32918.5-2017), annex A.2: the curve sm2p256v1, the message "message digest" and the id
// 1234567812345678.
const publicKey =
  '09f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020' +
  'ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13';
const r = 'f5a03b0648d2c4630eeac513e1bb81a15944da3827d5b74143ac7eaceee720b3';
const s = 'b1b6aa29df212fd8763182bc0d421ca1bb9038fd1f7f42d4840b69c485bbc1aa';

const spki = Buffer.from(`3059301306072a8648ce3d020106082a811ccf5501822d03420004${publicKey}`, 'hex');
const signature = Buffer.from(`3046022100${r}022100${s}`, 'hex');
const message = Buffer.from('message digest');

describe('SM2, by the example of the standard', () => {
  it('accepts its signature', () => expect(sm2Matches(spki, message, signature)).toBe(true));

  it.each([
    ['another message', spki, Buffer.from('message digesT'), signature],
    ['another key', Buffer.from(spki.toString('hex').replace(/13$/, '12'), 'hex'), message, signature],
    ['r and s exchanged', spki, message, Buffer.from(`3046022100${s}022100${r}`, 'hex')],
    ['r without its sign byte', spki, message, Buffer.from(`30450220${r}022100${s}`, 'hex')],
    ['a tail', spki, message, Buffer.concat([signature, Buffer.of(0)])],
    ['a third number', spki, message, Buffer.from(`3049022100${r}022100${s}020101`, 'hex')],
    ['zero', spki, message, Buffer.from('3006020100020100', 'hex')],
    ['nothing', spki, message, Buffer.of()],
    ['a length that lies', spki, message, Buffer.from('3084ffffffff', 'hex')],
    ['no key', Buffer.of(1, 2, 3), message, signature],
  ])('refuses %s', (_, key, text, given) => expect(sm2Matches(key, text, given)).toBe(false));

  it('reads a key only in its standard encoding', () => {
    expect(sm2PointOf(spki)).toBe(`04${publicKey}`);
    expect(isSm2Key(spki)).toBe(true);
    expect(sm2PointOf(Buffer.concat([spki, Buffer.of(0)]))).toBeUndefined();
    const p256 = Buffer.from(
      spki.toString('hex').replace('06082a811ccf5501822d', '06082a8648ce3d030107'),
      'hex',
    );
    expect(sm2PointOf(p256)).toBeUndefined();
    expect(isSm2Key(p256)).toBe(false);
  });
});
