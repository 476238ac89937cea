// Imported by its file: under the package name Node loads CommonJS.
import { sm2, sm3 } from 'sm-crypto-v2/dist/index.mjs';
import { children, value } from './der.js';

/** OIDs of the Chinese national algorithms (GM/T 0006). */
export const sm2Oids = {
  sm3: '1.2.156.10197.1.401',
  /** SM2 with SM3, as used in certificates and our own signatures. */
  sm2WithSm3: '1.2.156.10197.1.501',
  curve: '1.2.156.10197.1.301',
  /** SignedData of GM/T 0010: other tools use it instead of that of RFC 5652. */
  signedData: '1.2.156.10197.6.1.4.2.2',
} as const;

/** OIDs that tools use for an SM2 signature: with SM3, or the plain curve of GM/T 0010. */
const signatureOids = new Set<string>([sm2Oids.sm2WithSm3, sm2Oids.curve, '1.2.156.10197.1.301.1']);
export const isSm2Signature = (algorithm: string): boolean => signatureOids.has(algorithm);

/** SubjectPublicKeyInfo of an uncompressed point, up to the point (GM/T 0015). */
const head = '3059301306072a8648ce3d020106082a811ccf5501822d03420004';
const pointHexLength = 130;

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (one) => one.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, n) => Number.parseInt(hex.slice(2 * n, 2 * n + 2), 16));

export const sm3Of = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytesOf(sm3(bytes));

/** The point (hex) of an SM2 public key in its canonical encoding; undefined for any other key. */
export function sm2PointOf(spki: Uint8Array): string | undefined {
  const hex = hexOf(spki);
  const fits = hex.startsWith(head) && hex.length === head.length - 2 + pointHexLength;
  return fits ? hex.slice(-pointHexLength) : undefined;
}

/** A positive DER number (its content), 32 bytes in hex; undefined for any other encoding of it. */
function scalarOf(number: Uint8Array): string | undefined {
  const content = number.subarray(2);
  const bare = content[0] === 0 ? content.subarray(1) : content;
  const spelled = bare.length > 0 && (content[0] === 0) === (bare[0] ?? 0) >= 0x80;
  const right = spelled && number[0] === 0x02 && number[1] === content.length && bare.length <= 32;
  return right ? hexOf(bare).padStart(64, '0') : undefined;
}

/**
 * SM2 with SM3 and the id 1234567812345678 (GM/T 0009). The library ignores tags and lengths, so that a signature
 * would have several valid encodings: it gets the plain numbers of the canonical DER.
 */
export function sm2Matches(point: string, bytes: Uint8Array, signature: Uint8Array): boolean {
  try {
    const numbers = children(signature);
    if (value(0x30, ...numbers).some((byte, n) => byte !== signature[n])) return false;
    if (value(0x30, ...numbers).length !== signature.length || numbers.length !== 2) return false;
    const [r, s] = numbers.map(scalarOf);
    return r !== undefined && s !== undefined && sm2.doVerifySignature(bytes, r + s, point, { hash: true });
  } catch {
    return false; // Invalid DER, numbers out of range, or a point that is not on the curve.
  }
}
