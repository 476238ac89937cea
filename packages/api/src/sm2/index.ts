// Imported by its file: under the package name Node loads CommonJS, which does not work inside an ESM bundle.
import { sm2, sm3 } from 'sm-crypto-v2/dist/index.mjs';
import { bytesOfHex, children, hexOf, oid, sequence, value } from '../der/index.js';

/** OIDs of the Chinese national algorithms (GM/T 0006). */
export const sm2Oids = {
  /** The hash SM3. */
  sm3: '1.2.156.10197.1.401',
  /** SM2 with SM3, as used in certificates and our own signatures. */
  sm2WithSm3: '1.2.156.10197.1.501',
  /** The curve, which other tools use as a signature algorithm. */
  curve: '1.2.156.10197.1.301',
  /** SignedData of GM/T 0010: other tools use it instead of that of RFC 5652. */
  signedData: '1.2.156.10197.6.1.4.2.2',
} as const;

/** DER of the AlgorithmIdentifier of SM2 with SM3 (GM/T 0006): no parameters. */
export const sm2WithSm3: Uint8Array<ArrayBuffer> = /* @__PURE__ */ sequence(oid(sm2Oids.sm2WithSm3));

/** OIDs that tools use for an SM2 signature: with SM3, or the plain curve of GM/T 0010. */
const signatureOids = new Set<string>([sm2Oids.sm2WithSm3, sm2Oids.curve, '1.2.156.10197.1.301.1']);
/** Whether the OID of a signature algorithm means SM2. */
export const isSm2Signature = (algorithm: string): boolean => signatureOids.has(algorithm);

/** SubjectPublicKeyInfo of an uncompressed point, up to its coordinates (GM/T 0015). */
const head = '3059301306072a8648ce3d020106082a811ccf5501822d03420004';
const spkiBytes = 91;
const pointHexLength = 130;

/** The SM3 digest (GM/T 0004), 32 bytes. */
export const sm3Of = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytesOfHex(sm3(bytes));

/**
 * The point (hex) of an SM2 public key, given as DER of its SubjectPublicKeyInfo in the canonical encoding; undefined
 * for any other key.
 */
export function sm2PointOf(spki: Uint8Array): string | undefined {
  const hex = spki.length === spkiBytes ? hexOf(spki) : '';
  return hex.startsWith(head) ? hex.slice(-pointHexLength) : undefined;
}

/** Whether a SubjectPublicKeyInfo (DER) is an SM2 key. */
export const isSm2Key = (spki: Uint8Array): boolean => sm2PointOf(spki) !== undefined;

/** A positive DER number (its content), 32 bytes in hex; undefined for any other encoding of it. */
function scalarOf(number: Uint8Array): string | undefined {
  const content = number.subarray(2);
  const bare = content[0] === 0 ? content.subarray(1) : content;
  const spelled = bare.length > 0 && (content[0] === 0) === (bare[0] ?? 0) >= 0x80;
  const right = spelled && number[0] === 0x02 && number[1] === content.length && bare.length <= 32;
  return right ? hexOf(bare).padStart(64, '0') : undefined;
}

/**
 * Whether the key of this SubjectPublicKeyInfo (DER) made the signature (DER): SM2 with SM3 and the id
 * 1234567812345678 (GM/T 0009). False for other keys and malformed signatures. The library ignores tags and lengths,
 * so that a signature would have several valid encodings: it gets the plain numbers of the canonical DER.
 */
export function sm2Matches(spki: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  const point = sm2PointOf(spki);
  if (!point) return false;
  try {
    const numbers = children(signature);
    const canonical = value(0x30, ...numbers);
    if (canonical.length !== signature.length || canonical.some((byte, n) => byte !== signature[n]))
      return false;
    const [r, s] = numbers.map(scalarOf);
    if (numbers.length !== 2 || r === undefined || s === undefined) return false;
    return sm2.doVerifySignature(bytes, r + s, point, { hash: true });
  } catch {
    return false; // Invalid DER, numbers out of range, or a point that is not on the curve.
  }
}
