import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { isSm2Key, isSm2Signature, sm2Matches, sm2Oids, sm3Of } from '../sm2/index.js';
import { engine } from './crypto-engine.js';
import type { PdfSignature } from './read-signatures.js';
import { spkiOf } from './signed-by.js';
import { timeStampOf, type TimeStamp } from './time-stamp.js';

/** Content of a parsed signature. */
export interface OpenedSignature {
  /** The signer's certificate. */
  readonly certificate: pki.Certificate;
  /** Included certificates, to build the chain. */
  readonly pool: readonly pki.Certificate[];
  /** The time that the signer claims. */
  readonly signedAt: Date | null;
  /** `foreign`: an unknown algorithm. */
  readonly content: 'whole' | 'changed' | 'forged' | 'foreign';
  /** Made with SM2 and SM3 (GM/T 0009). */
  readonly national: boolean;
  /** PAdES-B-T: the time stamp of an authority. */
  readonly timeStamp: TimeStamp | 'unreadable' | undefined;
}

/** A signer's certificate, its chain and a time stamp need about ten thousand bytes. */
const mostBytes = 256 * 1024;
const bounds = { maxDepth: 40, maxNodes: 10_000, maxContentLength: mostBytes };

const hashes: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
  [sm2Oids.sm3]: 'SM3',
};
const oid = {
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

const sameBytes = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

const hashed = async (hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  hash === 'SM3' ? sm3Of(bytes) : new Uint8Array(await globalThis.crypto.subtle.digest(hash, bytes));

/** The attribute's first value, if any. */
const attributeOf = (signer: pki.SignerInfo, type: string): unknown =>
  signer.signedAttrs?.attributes.find((one) => one.type === type)?.values[0];

/** Undefined for an unknown algorithm. */
async function isGenuine(signer: pki.SignerInfo, certificate: pki.Certificate, hash: string) {
  const { encodedValue = new ArrayBuffer() } = signer.signedAttrs ?? {};
  if (hash === 'SM3' || isSm2Signature(signer.signatureAlgorithm.algorithmId)) {
    const spki = spkiOf(certificate);
    if (hash !== 'SM3' || !isSm2Key(spki)) return undefined;
    return sm2Matches(spki, new Uint8Array(encodedValue), signer.signature.valueBlock.valueHexView);
  }
  return engine()
    .verifyWithPublicKey(
      encodedValue,
      signer.signature,
      certificate.subjectPublicKeyInfo,
      signer.signatureAlgorithm,
      hash,
    )
    .catch(() => undefined);
}

/**
 * A signature may name its certificate by hash (RFC 5035): then another certificate of the same name and number does
 * not match.
 */
async function isOfOther(signer: pki.SignerInfo, certificate: pki.Certificate): Promise<boolean> {
  const named = attributeOf(signer, oid.signingCertificateV2);
  if (named === undefined) return false;
  const first = named instanceof asn1.Sequence ? named.valueBlock.value[0] : undefined;
  const id = first instanceof asn1.Sequence ? first.valueBlock.value[0] : undefined;
  if (!(id instanceof asn1.Sequence)) return true;
  const [algorithm, second] = id.valueBlock.value;
  const [told, value] =
    algorithm instanceof asn1.Sequence ? [algorithm.valueBlock.value[0], second] : [undefined, algorithm];
  const hash = told instanceof asn1.ObjectIdentifier ? hashes[told.valueBlock.toString()] : 'SHA-256';
  if (!hash || !(value instanceof asn1.OctetString)) return true;
  const own = await hashed(hash, new Uint8Array(certificate.toSchema().toBER()));
  return !sameBytes(own, value.valueBlock.valueHexView);
}

async function contentOf(
  signer: pki.SignerInfo,
  certificate: pki.Certificate,
  signed: Uint8Array<ArrayBuffer> | undefined,
): Promise<OpenedSignature['content']> {
  const hash = hashes[signer.digestAlgorithm.algorithmId];
  if (!hash) return 'foreign';
  const digest = attributeOf(signer, oid.messageDigest);
  if (!(digest instanceof asn1.OctetString)) return 'forged';
  const genuine = await isGenuine(signer, certificate, hash);
  if (genuine === undefined) return 'foreign';
  if (!genuine || (await isOfOther(signer, certificate))) return 'forged';
  if (!signed) return 'changed';
  return sameBytes(await hashed(hash, signed), digest.valueBlock.valueHexView) ? 'whole' : 'changed';
}

function signerOf(cms: Uint8Array<ArrayBuffer>) {
  if (cms.length > mostBytes) return undefined;
  // The zeros after the signature in a PDF are padding: DER tells where the signature ends.
  const { offset, result } = asn1.fromBER(cms, bounds);
  if (offset === -1) return undefined;
  const outer = new pki.ContentInfo({ schema: result });
  const kinds: readonly string[] = [pki.ContentInfo.SIGNED_DATA, sm2Oids.signedData];
  if (!kinds.includes(outer.contentType)) return undefined;
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
 * Parses one signature: whose certificate created it, when, and whether it matches the document. The trust in the
 * certificate is checked separately. Undefined for an unreadable signature.
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
      national: hashes[signer.digestAlgorithm.algorithmId] === 'SM3',
      timeStamp: await timeStampOf(signer),
    };
  } catch {
    return undefined;
  }
}
