import { randomBytes } from 'node:crypto';

/** Values of DER by their tag; up to 65,535 bytes. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const head =
    content.length < 128 ? [tag, content.length] : [tag, 0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

const none = Buffer.of(5, 0);
const rsa = (last: number) => {
  const oid = der(6, Buffer.of(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, last));
  return der(0x30, oid, none);
};
const time = (text: string) => der(0x17, Buffer.from(text));
/** A positive odd number of this many bytes. */
const number = (bytes: number) => {
  const value = randomBytes(bytes);
  value[0] = 0x7f;
  value[bytes - 1] = 0xff;
  return der(2, value);
};

/** A certificate that OpenSSL reads, with any number of names, and with a key exponent of any length. */
export function hostileCertificate({ names = 1, exponentBytes = 3 }): Buffer {
  const oneName = der(0x31, der(0x30, der(6, Buffer.of(0x55, 4, 3)), der(12, Buffer.from('a'))));
  const name = der(0x30, ...Array.from({ length: names }, () => oneName));
  const key = der(0x30, rsa(1), der(3, Buffer.of(0), der(0x30, number(384), number(exponentBytes))));
  const life = der(0x30, time('200101000000Z'), time('400101000000Z'));
  const version = der(0xa0, der(2, Buffer.of(2)));
  const content = der(0x30, version, der(2, Buffer.of(1)), rsa(11), name, life, name, key);
  return der(0x30, content, rsa(11), der(3, Buffer.of(0), randomBytes(384)));
}
