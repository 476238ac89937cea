import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { isForTimeStamps } from '../certificate-trust/rules.js';
import { factsOf } from './certificate-facts.js';
import { sha256 } from './sha256.js';
import { engine } from './crypto-engine.js';

/** Media types of the queries and answers (RFC 3161), and the path of a portal for them. */
export const timeStampTypes = {
  query: 'application/timestamp-query',
  reply: 'application/timestamp-reply',
} as const;

/** Reserved space for a token in the file: signatures of real authorities include two or three certificates. */
export const timeStampRoom = 8192;

const oid = {
  sha256: '2.16.840.1.101.3.4.2.1',
  token: '1.2.840.113549.1.9.16.2.14',
};
const bounds = { maxDepth: 40, maxNodes: 10_000, maxContentLength: 2 * timeStampRoom };
/** granted, and grantedWithMods. */
const granted = new Set<number>([0, 1]);

/** A time-stamp query for a signature (RFC 3161, 2.4.1), with the authority's certificate and a nonce. */
export async function timeStampQuery(signature: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = globalThis.crypto.getRandomValues(new Uint8Array(8));
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40; // Positive, and never with a leading zero.
  const request = new pki.TimeStampReq({
    version: 1,
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({
        algorithmId: oid.sha256,
        algorithmParams: new asn1.Null(),
      }),
      hashedMessage: new asn1.OctetString({ valueHex: (await sha256(signature)).buffer }),
    }),
    nonce: new asn1.Integer({ valueHex: nonce.buffer }),
    certReq: true,
  });
  return new Uint8Array(request.toSchema().toBER());
}

/** A parsed time stamp of a signature (RFC 3161). */
export interface TimeStamp {
  /** Time of the signature, by the authority's clock. */
  readonly at: Date;
  /** The time-stamp authority. The trust in it is checked separately. */
  readonly certificate: pki.Certificate;
  /** Included certificates, to build the chain. */
  readonly pool: readonly pki.Certificate[];
  /** Its signature is valid, its certificate is for time stamps only, and it is about this signature. */
  readonly genuine: boolean;
}

async function opened(info: pki.ContentInfo, signature: Uint8Array): Promise<TimeStamp | undefined> {
  if (info.contentType !== pki.ContentInfo.SIGNED_DATA) return undefined;
  const data = new pki.SignedData({ schema: info.content });
  const { eContentType, eContent } = data.encapContentInfo;
  if (eContentType !== pki.id_eContentType_TSTInfo || !eContent) return undefined;
  const { genTime } = pki.TSTInfo.fromBER(eContent.getValue());
  const pool = (data.certificates ?? []).filter((one) => one instanceof pki.Certificate);
  const id: unknown = data.signerInfos[0]?.sid;
  const certificate =
    id instanceof pki.IssuerAndSerialNumber
      ? pool.find((one) => one.serialNumber.isEqual(id.serialNumber) && one.issuer.isEqual(id.issuer))
      : undefined;
  if (!certificate) return undefined;
  engine();
  // For an RFC 3161 token the library also checks the imprint, when it gets the stamped data.
  const fits = await data
    .verify({ signer: 0, data: new Uint8Array(signature).buffer, checkChain: false })
    .catch(() => false);
  return { at: genTime, certificate, pool, genuine: fits && isForTimeStamps(factsOf(certificate)) };
}

/** The time stamp of a signer's entry; undefined without one, `unreadable` for an invalid one. */
export async function timeStampOf(signer: pki.SignerInfo): Promise<TimeStamp | 'unreadable' | undefined> {
  const found = signer.unsignedAttrs?.attributes.find(({ type }) => type === oid.token);
  if (!found) return undefined;
  try {
    const info = new pki.ContentInfo({ schema: found.values[0] as asn1.AsnType });
    return (await opened(info, signer.signature.valueBlock.valueHexView)) ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/**
 * The token (DER) in an answer of a time-stamp authority, which must match this query and this signature. Undefined
 * for a refusal and for any other answer that proves no time.
 */
export async function tokenIn(
  reply: Uint8Array,
  query: Uint8Array,
  signature: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const { offset, result } = asn1.fromBER(new Uint8Array(reply), bounds);
    if (offset === -1) return undefined;
    const { status, timeStampToken } = new pki.TimeStampResp({ schema: result });
    if (!granted.has(status.status) || !timeStampToken) return undefined;
    const stamp = await opened(timeStampToken, signature);
    if (!stamp?.genuine || !isAnswer(timeStampToken, query)) return undefined;
    const token = new Uint8Array(timeStampToken.toSchema().toBER());
    return token.length <= timeStampRoom ? token : undefined;
  } catch {
    return undefined;
  }
}

/** A replayed earlier answer has another number. */
function isAnswer(token: pki.ContentInfo, query: Uint8Array): boolean {
  const { nonce: asked } = pki.TimeStampReq.fromBER(new Uint8Array(query));
  const content = new pki.SignedData({ schema: token.content }).encapContentInfo.eContent;
  const told = content && pki.TSTInfo.fromBER(content.getValue()).nonce;
  return asked === undefined || (told?.isEqual(asked) ?? false);
}
