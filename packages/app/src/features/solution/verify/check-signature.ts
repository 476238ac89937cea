import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { serverClock } from '../../../api/server-clock.js';
import type { PdfSignature } from './pdf-signatures.js';

/** Roots that we trust, certificates in between, and revocation lists by the address in a certificate. */
export interface Trust {
  roots: readonly pki.Certificate[];
  between: readonly pki.Certificate[];
  /** The list of an address; undefined where it cannot be had. */
  revocationList: (url: string) => Promise<pki.CertificateRevocationList | undefined>;
}

export interface SignatureFacts {
  holder: string;
  issuer: string;
  serial: string;
  notAfter: Date;
  /** As the signer claims. */
  signedAt: Date | null;
  /** `foreign`: made with an algorithm that browsers do not know, such as SM2. */
  content: 'whole' | 'changed' | 'forged' | 'foreign';
  issuedBy: 'trusted' | 'unknown';
  /** At the time of signing. */
  inTime: boolean;
  revocation: 'good' | 'revoked' | 'unknown';
}
export type CheckedSignature = { readable: true; facts: SignatureFacts } | { readable: false };

const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};
const oid = {
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  crlPoints: '2.5.29.31',
};

export const engine = () => {
  pki.setEngine('browser', new pki.CryptoEngine({ name: 'browser', crypto: globalThis.crypto }));
  return pki.getCrypto(true);
};

const hexOf = (data: ArrayBuffer): string =>
  Array.from(new Uint8Array(data), (one) => one.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

function nameOf(name: pki.RelativeDistinguishedNames): string {
  const part = (type: string) => {
    const value: unknown = name.typesAndValues.findLast((one) => one.type === type)?.value.valueBlock.value;
    return typeof value === 'string' ? value : '';
  };
  return part(oid.commonName) || part(oid.organisation);
}

/** The attribute's first value, where it has one. */
const attributeOf = (signer: pki.SignerInfo, type: string): unknown =>
  signer.signedAttrs?.attributes.find((one) => one.type === type)?.values[0];

const sameBytes = (a: ArrayBuffer, b: ArrayBuffer) => hexOf(a) === hexOf(b);

async function contentOf(
  signer: pki.SignerInfo,
  certificate: pki.Certificate,
  signed: Uint8Array<ArrayBuffer> | undefined,
): Promise<SignatureFacts['content']> {
  const crypto = engine();
  const hash = hashes[signer.digestAlgorithm.algorithmId];
  if (!hash) return 'foreign';
  const attributes = signer.signedAttrs;
  const digest = attributeOf(signer, oid.messageDigest);
  if (!attributes || !(digest instanceof asn1.OctetString)) return 'forged';
  const genuine = await crypto
    .verifyWithPublicKey(
      attributes.encodedValue,
      signer.signature,
      certificate.subjectPublicKeyInfo,
      signer.signatureAlgorithm,
      hash,
    )
    .catch(() => undefined);
  if (genuine === undefined) return 'foreign';
  if (!genuine) return 'forged';
  if (!signed) return 'changed';
  const now = await globalThis.crypto.subtle.digest(hash, signed);
  return sameBytes(now, digest.valueBlock.valueHexView.slice().buffer) ? 'whole' : 'changed';
}

const isAuthority = (certificate: pki.Certificate): boolean =>
  certificate.extensions?.some(
    ({ parsedValue }) => parsedValue instanceof pki.BasicConstraints && parsedValue.cA,
  ) ?? false;

/** From the signer's certificate up to a root that we trust; empty where there is no way. */
async function chainOf(leaf: pki.Certificate, pool: readonly pki.Certificate[], { roots, between }: Trust) {
  const authorities = [...roots, ...between, ...pool].filter(isAuthority);
  const chain = [leaf];
  // Longer ways than this are loops.
  for (let step = 0; step < 6; step += 1) {
    const last = chain.at(-1) ?? leaf;
    let issuer: pki.Certificate | undefined;
    for (const one of authorities) {
      // oxlint-disable-next-line no-await-in-loop -- the first that fits ends the search
      if (last.issuer.isEqual(one.subject) && (await last.verify(one).catch(() => false))) {
        issuer = one;
        break;
      }
    }
    if (!issuer) return [];
    chain.push(issuer);
    if (roots.includes(issuer)) return chain;
  }
  return [];
}

function listAddresses(certificate: pki.Certificate): string[] {
  const points = certificate.extensions?.find(({ extnID }) => extnID === oid.crlPoints)?.parsedValue;
  if (!(points instanceof pki.CRLDistributionPoints)) return [];
  return points.distributionPoints.flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint)
      ? distributionPoint.flatMap(({ type, value }) =>
          type === 6 && typeof value === 'string' ? [value] : [],
        )
      : [],
  );
}

async function revocationOf(leaf: pki.Certificate, issuer: pki.Certificate | undefined, trust: Trust) {
  if (!issuer) return 'unknown';
  for (const url of listAddresses(leaf)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the first that can be had is enough
    const list = await trust.revocationList(url).catch(() => undefined);
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (list && (await list.verify({ issuerCertificate: issuer }).catch(() => false)))
      return list.isCertificateRevoked(leaf) ? 'revoked' : 'good';
  }
  return 'unknown';
}

/** One signature, taken apart and checked here in the browser: content, signer, chain, time, revocation. */
export async function checkSignature(signature: PdfSignature, trust: Trust): Promise<CheckedSignature> {
  try {
    engine();
    const outer = asn1.fromBER(signature.cms.buffer);
    const signedData = new pki.SignedData({
      schema: new pki.ContentInfo({ schema: outer.result }).content,
    });
    const certificates = (signedData.certificates ?? []).filter((one) => one instanceof pki.Certificate);
    const signer = signedData.signerInfos[0];
    const id: unknown = signer?.sid;
    const named =
      id instanceof pki.IssuerAndSerialNumber
        ? certificates.find((one) => one.serialNumber.isEqual(id.serialNumber))
        : undefined;
    const leaf = named ?? certificates[0];
    if (!signer || !leaf) return { readable: false };
    const chain = await chainOf(leaf, certificates, trust);
    const time = attributeOf(signer, oid.signingTime);
    const signedAt = time instanceof asn1.UTCTime ? time.toDate() : null;
    const at = signedAt ?? new Date(serverClock.now());
    return {
      readable: true,
      facts: {
        holder: nameOf(leaf.subject),
        issuer: nameOf(leaf.issuer),
        serial: hexOf(leaf.serialNumber.valueBlock.valueHexView.slice().buffer).replace(/^00/, ''),
        notAfter: leaf.notAfter.value,
        signedAt,
        content: await contentOf(signer, leaf, signature.signed),
        issuedBy: chain.length > 0 ? 'trusted' : 'unknown',
        inTime: at >= leaf.notBefore.value && at <= leaf.notAfter.value,
        revocation: await revocationOf(leaf, chain[1], trust),
      },
    };
  } catch {
    // Whatever stands there is no signature that a browser can read.
    return { readable: false };
  }
}
