import type { KeyObject } from 'node:crypto';

const most = { bits: 4096, exponent: 2n ** 32n };

/** What locks of other authorities carry beside RSA and SM2. */
const curves = new Set(['prime256v1', 'secp384r1']);

/** A key on a curve that everybody knows; SM2 has a signature of its own. */
export const isFitCurve = ({ asymmetricKeyType, asymmetricKeyDetails: details }: KeyObject): boolean =>
  asymmetricKeyType === 'ec' && curves.has(details?.namedCurve ?? '');

/**
 * RSA, and no dearer to check with than a lock's key. The exponent of all real keys is 65537; a long one makes a check
 * cost what signing costs (7 ms for 3072 bits).
 */
export function isFitKey({ asymmetricKeyType, asymmetricKeyDetails: details }: KeyObject): boolean {
  const { modulusLength = Infinity, publicExponent = most.exponent } = details ?? {};
  return asymmetricKeyType === 'rsa' && modulusLength <= most.bits && publicExponent < most.exponent;
}
