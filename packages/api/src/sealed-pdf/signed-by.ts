import type * as pki from 'pkijs';
import { mayList, signatureHashes } from '../certificate-trust/rules.js';
import { isSm2Key, sm2Matches, sm2Oids } from '../sm2/index.js';
import { factsOf } from './certificate-facts.js';
import { engine } from './crypto-engine.js';

/** DER of the public key, for the verification of SM2 signatures. */
export const spkiOf = ({ subjectPublicKeyInfo }: pki.Certificate): Uint8Array<ArrayBuffer> =>
  new Uint8Array(subjectPublicKeyInfo.toSchema().toBER());

type SignedBody = Pick<
  pki.Certificate,
  'issuer' | 'tbsView' | 'signature' | 'signatureAlgorithm' | 'signatureValue'
>;

/** Web Crypto has no SM2, so it is checked here; `verify` is the library's own check. */
async function isSignedBy(
  { issuer: name, tbsView, signature, signatureAlgorithm, signatureValue }: SignedBody,
  issuer: pki.Certificate,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const { algorithmId } = signatureAlgorithm;
  if (!signatureHashes[algorithmId] || signature.algorithmId !== algorithmId) return false;
  if (!name.isEqual(issuer.subject)) return false;
  const spki = spkiOf(issuer);
  if (isSm2Key(spki)) {
    const { unusedBits, valueHexView } = signatureValue.valueBlock;
    return algorithmId === sm2Oids.sm2WithSm3 && unusedBits === 0 && sm2Matches(spki, tbsView, valueHexView);
  }
  engine();
  return verify().catch(() => false);
}

/** Whether that authority's key signed the certificate, with an accepted algorithm. */
export const isIssuedBy = (certificate: pki.Certificate, issuer: pki.Certificate): Promise<boolean> =>
  isSignedBy(certificate, issuer, () => certificate.verify(issuer));

/** Whether that authority, which may sign revocation lists, signed this one with an accepted algorithm. */
export const isListOf = async (
  list: pki.CertificateRevocationList,
  issuer: pki.Certificate,
): Promise<boolean> =>
  mayList(factsOf(issuer)) && isSignedBy(list, issuer, () => list.verify({ issuerCertificate: issuer }));
