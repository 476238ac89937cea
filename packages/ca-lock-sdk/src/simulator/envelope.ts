import {
  constants,
  createCipheriv,
  createDecipheriv,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  X509Certificate,
  createPrivateKey,
} from 'node:crypto';
import { sm2 } from 'sm-crypto-v2/dist/index.mjs';
import { at, children, context, integer, nothing, octets, oid, sequence, set, tagged } from './der.js';
import { algorithmOf, sm2Point, sm2Scalar } from './keys.js';

const OID = {
  data: '1.2.840.113549.1.7.1',
  enveloped: '1.2.840.113549.1.7.3',
  rsa: '1.2.840.113549.1.1.1',
  aes256: '2.16.840.1.101.3.4.1.42',
};
const C1C3C2 = 1;

/**
 * Encrypts for the owner of a certificate (base64 DER), base64. SM2: the ASN.1 form of GM/T 0009. RSA: a CMS
 * envelope with AES-256-CBC, because RSA alone encrypts at most 245 bytes. `openssl pkeyutl` and `openssl cms` read
 * them.
 */
export function encryptFor(certificate: string, text: string): string {
  const der = Buffer.from(certificate, 'base64');
  const key = new X509Certificate(der).publicKey;
  const data = Buffer.from(text, 'utf8');
  if (algorithmOf(key) === 'SM2') {
    const point = sm2Point(key.export({ type: 'spki', format: 'der' }));
    return Buffer.from(sm2.doEncrypt(data, point, C1C3C2, { asn1: true }), 'hex').toString('base64');
  }
  const secret = randomBytes(32);
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', secret, iv);
  const recipient = sequence(
    integer(0),
    sequence(at(der, 0, 0, 3).whole, at(der, 0, 0, 1).whole), // issuer and serial number
    sequence(oid(OID.rsa), nothing),
    octets(publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, secret)),
  );
  const content = sequence(
    oid(OID.data),
    sequence(oid(OID.aes256), octets(iv)),
    tagged(0x80, cipher.update(data), cipher.final()),
  );
  const enveloped = sequence(integer(0), set(recipient), content);
  return sequence(oid(OID.enveloped), context(0, enveloped)).toString('base64');
}

/** The decrypted text, or undefined when this key does not match. */
export function decryptWith(privateKeyPem: string, encrypted: string): string | undefined {
  try {
    const key = createPrivateKey(privateKeyPem);
    const der = Buffer.from(encrypted, 'base64');
    if (algorithmOf(key) === 'SM2') {
      if (!isSm2Box(der)) return undefined;
      const text = sm2.doDecrypt(der.toString('hex'), sm2Scalar(privateKeyPem), C1C3C2, {
        asn1: true,
        output: 'string',
      });
      return text === '' ? undefined : text;
    }
    const enveloped = at(der, 0, 1, 0).whole;
    const wrapped = at(enveloped, 0, 1, 0, 3).content;
    const iv = at(enveloped, 0, 2, 1, 1).content;
    const body = at(enveloped, 0, 2, 2).content;
    // Node refuses PKCS#1 v1.5 padding (it could make a server a padding oracle): decrypt raw and remove the padding
    // by hand.
    const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, wrapped);
    if (block.readUInt16BE(0) !== 2) return undefined;
    const decipher = createDecipheriv('aes-256-cbc', block.subarray(block.indexOf(0, 2) + 1), iv);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * GM/T 0009: two coordinates, the SM3 hash and the ciphertext, in one sequence. The library itself ignores the tags.
 */
function isSm2Box(der: Buffer): boolean {
  const parts = children(at(der, 0).content);
  const tags = parts.map(({ tag }) => tag).join();
  return tags === '2,2,4,4' && at(der, 0).tag === 0x30 && at(der, 0).whole.length === der.length;
}
