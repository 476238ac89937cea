import type { X509Certificate } from 'node:crypto';
import { partsOf } from './der.js';
import { sm2Matches, sm2PointOf, sm2WithSm3 } from './sm2.js';

const spkis = new WeakMap<X509Certificate, Buffer>();
function spkiOf(issuer: X509Certificate): Buffer {
  const known = spkis.get(issuer) ?? issuer.publicKey.export({ type: 'spki', format: 'der' });
  spkis.set(issuer, known);
  return known;
}

/** Node checks an SM2 certificate without the signer's id, and so never finds one right. */
function signedWithSm2(certificate: X509Certificate, issuer: X509Certificate): boolean {
  const [body, algorithm, bits] = partsOf(certificate.raw);
  const inner = body && partsOf(body)[2];
  if (!body || !algorithm || !bits || !inner) return false;
  const right = sm2WithSm3.equals(algorithm) && sm2WithSm3.equals(inner);
  // A bit string of whole bytes: one head byte, one of length, one that says that no bit is spare.
  return right && bits[1] === bits.length - 2 && sm2Matches(spkiOf(issuer), body, bits.subarray(3));
}

/** Names, usages and signature: has that authority issued it? */
export const signedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) &&
  (sm2PointOf(spkiOf(issuer)) ? signedWithSm2(certificate, issuer) : certificate.verify(issuer.publicKey));
