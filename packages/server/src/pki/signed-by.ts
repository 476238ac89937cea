import type { X509Certificate } from 'node:crypto';
import { partsOf } from './der.js';
import { sm2Matches, sm2PointOf, sm2WithSm3 } from './sm2.js';

const spkis = new WeakMap<X509Certificate, Buffer>();
function spkiOf(issuer: X509Certificate): Buffer {
  const known = spkis.get(issuer) ?? issuer.publicKey.export({ type: 'spki', format: 'der' });
  spkis.set(issuer, known);
  return known;
}

/** Node verifies an SM2 certificate without the signer's id, so it always fails. */
function signedWithSm2(certificate: X509Certificate, issuer: X509Certificate): boolean {
  const [body, algorithm, bits] = partsOf(certificate.raw);
  const inner = body && partsOf(body)[2];
  if (!body || !algorithm || !bits || !inner) return false;
  const right = sm2WithSm3.equals(algorithm) && sm2WithSm3.equals(inner);
  // A bit string of whole bytes: tag, length, and a byte for zero unused bits.
  return right && bits[1] === bits.length - 2 && sm2Matches(spkiOf(issuer), body, bits.subarray(3));
}

/** True if this authority issued the certificate: names, usages and signature. */
export const signedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) &&
  (sm2PointOf(spkiOf(issuer)) ? signedWithSm2(certificate, issuer) : certificate.verify(issuer.publicKey));
