import type * as pki from 'pkijs';
import { isSm2Key, sm2Matches, sm2Oids } from '../sm2/index.js';
import { engine } from './crypto-engine.js';

/** DER of the public key, for the verification of SM2 signatures. */
export const spkiOf = ({ subjectPublicKeyInfo }: pki.Certificate): Uint8Array<ArrayBuffer> =>
  new Uint8Array(subjectPublicKeyInfo.toSchema().toBER());

function bySm2(
  { tbsView, signature, signatureAlgorithm, signatureValue }: SignedBody,
  spki: Uint8Array,
): boolean {
  const right = [signature, signatureAlgorithm].every(
    ({ algorithmId }) => algorithmId === sm2Oids.sm2WithSm3,
  );
  return right && sm2Matches(spki, tbsView, signatureValue.valueBlock.valueHexView);
}
type SignedBody = Pick<pki.Certificate, 'tbsView' | 'signature' | 'signatureAlgorithm' | 'signatureValue'>;

/** Whether that authority's key signed the certificate; Web Crypto has no SM2, so it is checked here. */
export async function isIssuedBy(certificate: pki.Certificate, issuer: pki.Certificate): Promise<boolean> {
  if (!certificate.issuer.isEqual(issuer.subject)) return false;
  const spki = spkiOf(issuer);
  if (isSm2Key(spki)) return bySm2(certificate, spki);
  engine();
  return certificate.verify(issuer).catch(() => false);
}

/** Whether that authority's key signed the revocation list. */
export async function isListOf(
  list: pki.CertificateRevocationList,
  issuer: pki.Certificate,
): Promise<boolean> {
  if (!list.issuer.isEqual(issuer.subject)) return false;
  const spki = spkiOf(issuer);
  if (isSm2Key(spki)) return bySm2(list, spki);
  engine();
  return list.verify({ issuerCertificate: issuer }).catch(() => false);
}
