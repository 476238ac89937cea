import type { KeyObject } from 'node:crypto';

const most = { bits: 4096, exponent: 2n ** 32n };

/** Curves in locks of other authorities, besides RSA and SM2. */
const curves = new Set(['prime256v1', 'secp384r1']);

/** A key on a supported curve; SM2 has its own check. */
export const isFitCurve = ({ asymmetricKeyType, asymmetricKeyDetails: details }: KeyObject): boolean =>
  asymmetricKeyType === 'ec' && curves.has(details?.namedCurve ?? '');

/**
 * RSA, and no more expensive to verify than a lock's key. The exponent of all real keys is 65537; a long one
 * makes verifying as slow as signing (7 ms for 3072 bits).
 */
export function isFitKey({ asymmetricKeyType, asymmetricKeyDetails: details }: KeyObject): boolean {
  const { modulusLength = Infinity, publicExponent = most.exponent } = details ?? {};
  return asymmetricKeyType === 'rsa' && modulusLength <= most.bits && publicExponent < most.exponent;
}
