import type { X509Certificate } from 'node:crypto';
import { isSm2Key, sm2Matches, sm2WithSm3 } from '@ca-portal/api/sm2';
import { partsOf } from './der.js';
import { hashOfAlgorithm } from './revocation-list.js';

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
  const right = [algorithm, inner].every((one) => one.equals(sm2WithSm3));
  // A bit string of whole bytes: tag, length, and a byte for zero unused bits.
  return right && bits[1] === bits.length - 2 && sm2Matches(spkiOf(issuer), body, bits.subarray(3));
}

/** True if this authority's key signed the certificate: names, usages and signature. */
export const signedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) &&
  (isSm2Key(spkiOf(issuer)) ? signedWithSm2(certificate, issuer) : certificate.verify(issuer.publicKey));

/** The certificate itself is signed with an accepted algorithm. */
export const isWellSigned = (certificate: X509Certificate): boolean =>
  hashOfAlgorithm(partsOf(certificate.raw)[1] ?? Buffer.of()) !== undefined;

const judged = new WeakMap<X509Certificate, Map<X509Certificate, boolean>>();

/**
 * True if this authority issued the certificate, with an accepted algorithm. Remembered as long as the certificate
 * is: that an issuer is the root's does not change from one login to the next.
 */
export function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  const answers = judged.get(certificate) ?? new Map<X509Certificate, boolean>();
  judged.set(certificate, answers);
  const answer = answers.get(issuer) ?? (signedBy(certificate, issuer) && isWellSigned(certificate));
  answers.set(issuer, answer);
  return answer;
}
