import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { engine } from './crypto-engine.js';
import type { PdfSignature } from './read-signatures.js';
import { timeStampOf, type TimeStamp } from './time-stamp.js';

export interface OpenedSignature {
  readonly certificate: pki.Certificate;
  /** Certificates that came along, to build the chain with. */
  readonly pool: readonly pki.Certificate[];
  /** As the signer claims. */
  readonly signedAt: Date | null;
  /** `foreign`: made with an algorithm that this program does not know, such as SM2. */
  readonly content: 'whole' | 'changed' | 'forged' | 'foreign';
  /** PAdES-B-T: what a time-stamp authority says about the time. */
  readonly timeStamp: TimeStamp | 'unreadable' | undefined;
}

/** A signer's certificate, his chain and a time stamp take some ten thousand bytes. */
const mostBytes = 256 * 1024;
const bounds = { maxDepth: 40, maxNodes: 10_000, maxContentLength: mostBytes };

const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};
const oid = { messageDigest: '1.2.840.113549.1.9.4', signingTime: '1.2.840.113549.1.9.5' };

const sameBytes = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** The attribute's first value, where it has one. */
const attributeOf = (signer: pki.SignerInfo, type: string): unknown =>
  signer.signedAttrs?.attributes.find((one) => one.type === type)?.values[0];

async function contentOf(
  signer: pki.SignerInfo,
  certificate: pki.Certificate,
  signed: Uint8Array<ArrayBuffer> | undefined,
): Promise<OpenedSignature['content']> {
  const hash = hashes[signer.digestAlgorithm.algorithmId];
  if (!hash) return 'foreign';
  const { signedAttrs } = signer;
  const digest = attributeOf(signer, oid.messageDigest);
  if (!signedAttrs || !(digest instanceof asn1.OctetString)) return 'forged';
  const { encodedValue } = signedAttrs;
  const genuine = await engine()
    .verifyWithPublicKey(
      encodedValue,
      signer.signature,
      certificate.subjectPublicKeyInfo,
      signer.signatureAlgorithm,
      hash,
    )
    .catch(() => undefined);
  if (genuine === undefined) return 'foreign';
  if (!genuine) return 'forged';
  if (!signed) return 'changed';
  const now = new Uint8Array(await globalThis.crypto.subtle.digest(hash, signed));
  return sameBytes(now, digest.valueBlock.valueHexView) ? 'whole' : 'changed';
}

function signerOf(cms: Uint8Array<ArrayBuffer>) {
  if (cms.length > mostBytes) return undefined;
  // Zeros that fill the room a PDF keeps for its signature are no part of it: DER says where it ends.
  const { offset, result } = asn1.fromBER(cms, bounds);
  if (offset === -1) return undefined;
  const outer = new pki.ContentInfo({ schema: result });
  if (outer.contentType !== pki.ContentInfo.SIGNED_DATA) return undefined;
  const data = new pki.SignedData({ schema: outer.content });
  const pool = (data.certificates ?? []).filter((one) => one instanceof pki.Certificate);
  const [signer] = data.signerInfos;
  const id: unknown = signer?.sid;
  if (!signer || !(id instanceof pki.IssuerAndSerialNumber)) return undefined;
  const certificate = pool.find(
    (one) => one.serialNumber.isEqual(id.serialNumber) && one.issuer.isEqual(id.issuer),
  );
  return certificate && { signer, certificate, pool };
}

/**
 * One signature taken apart: whose certificate made it, when, and whether it fits what is there. Whether the
 * certificate is to be trusted is another question. Undefined for what nobody can read.
 */
export async function openSignature({
  cms,
  signed,
  claimedAt,
}: Pick<PdfSignature, 'cms' | 'signed' | 'claimedAt'>): Promise<OpenedSignature | undefined> {
  try {
    const found = signerOf(cms);
    if (!found) return undefined;
    const { signer, certificate, pool } = found;
    const time = attributeOf(signer, oid.signingTime);
    const inside =
      time instanceof asn1.UTCTime || time instanceof asn1.GeneralizedTime ? time.toDate() : null;
    return {
      certificate,
      pool,
      signedAt: inside ?? claimedAt,
      content: await contentOf(signer, certificate, signed),
      timeStamp: await timeStampOf(signer),
    };
  } catch {
    return undefined;
  }
}
