import { randomBytes } from 'node:crypto';
import { sm2Oids } from '@ca-portal/api/sm2';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import type { StoredKey } from './key-vault.js';
import { x509 } from './x509.js';

const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const oids = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  /** Under the arc that ITU-T X.660 reserves for examples: it promises nothing. */
  policy: '2.999.3161.1',
};
/** Accepted hashes with their length in bytes. */
const hashes: Readonly<Record<string, number>> = {
  '2.16.840.1.101.3.4.2.1': 32,
  '2.16.840.1.101.3.4.2.2': 48,
  '2.16.840.1.101.3.4.2.3': 64,
  [sm2Oids.sm3]: 32,
};
/** PKIFailureInfo: the number of the bit that is set (RFC 3161, 2.4.2). */
const failures = { badAlg: 0, badDataFormat: 5, unacceptedPolicy: 15, unacceptedExtension: 16 } as const;
const mostQueryBytes = 4096;
const sha256 = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-256', bytes);
const bytesOf = (schema: { toBER(): ArrayBuffer }) => new Uint8Array(schema.toBER());

function refusal(why: keyof typeof failures): Uint8Array<ArrayBuffer> {
  const bit = failures[why];
  const bits = new Uint8Array(Math.floor(bit / 8) + 1);
  bits[bits.length - 1] = 0x80 >> (bit % 8);
  const failInfo = new asn1.BitString({ valueHex: bits.buffer, unusedBits: 7 - (bit % 8) });
  const status = new pkijs.PKIStatusInfo({ status: 2, failInfo }); // rejection
  return bytesOf(new pkijs.TimeStampResp({ status }).toSchema());
}

function read(query: Uint8Array<ArrayBuffer>): pkijs.TimeStampReq | keyof typeof failures {
  try {
    const { offset, result } = asn1.fromBER(query);
    if (query.length > mostQueryBytes || offset !== query.length) return 'badDataFormat';
    const request = new pkijs.TimeStampReq({ schema: result });
    const { hashAlgorithm, hashedMessage } = request.messageImprint;
    const length = hashes[hashAlgorithm.algorithmId];
    if (!length) return 'badAlg';
    if (hashedMessage.valueBlock.valueHexView.length !== length) return 'badDataFormat';
    if (request.reqPolicy && request.reqPolicy !== oids.policy) return 'unacceptedPolicy';
    return request.extensions?.length ? 'unacceptedExtension' : request;
  } catch {
    return 'badDataFormat'; // Not a time-stamp query.
  }
}

const attribute = (type: string, one: asn1.AsnType) => new pkijs.Attribute({ type, values: [one] });

/** Identifies the signing certificate: SHA-256 is the default of ESSCertIDv2 (RFC 5035). */
const certificateId = (digest: ArrayBuffer) =>
  [0, 1, 2].reduce<asn1.AsnType>(
    (inner) => new asn1.Sequence({ value: [inner] }),
    new asn1.OctetString({ valueHex: digest }),
  );

async function tokenOf(key: StoredKey, content: ArrayBuffer, at: Date, withCertificate: boolean) {
  const der = x509.PemConverter.decodeFirst(key.publicPart);
  const certificate = pkijs.Certificate.fromBER(der);
  const pkcs8 = x509.PemConverter.decodeFirst(key.privateKey);
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, rsa, false, ['sign']);
  const { issuer, serialNumber } = certificate;
  const signer = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer, serialNumber }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute(oids.contentType, new asn1.ObjectIdentifier({ value: pkijs.id_eContentType_TSTInfo })),
        attribute(oids.signingTime, new asn1.UTCTime({ valueDate: at })),
        attribute(oids.messageDigest, new asn1.OctetString({ valueHex: await sha256(content) })),
        attribute(oids.signingCertificateV2, certificateId(await sha256(der))),
      ],
    }),
  });
  const data = new pkijs.SignedData({
    version: 3,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: pkijs.id_eContentType_TSTInfo,
      eContent: new asn1.OctetString({ valueHex: content }),
    }),
    signerInfos: [signer],
    ...(withCertificate && { certificates: [certificate] }),
  });
  const engine = new pkijs.CryptoEngine({ name: 'time stamps', crypto: globalThis.crypto });
  await data.sign(privateKey, 0, 'SHA-256', content, engine);
  return new pkijs.ContentInfo({
    contentType: pkijs.id_ContentType_SignedData,
    content: data.toSchema(true),
  });
}

/**
 * States that data existed at a time (RFC 3161). Invalid or unsupported queries are refused as the RFC
 * defines.
 */
export async function answerTimeStamp(
  key: StoredKey,
  query: Uint8Array<ArrayBuffer>,
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const asked = read(query);
  if (typeof asked === 'string') return refusal(asked);
  const content = new pkijs.TSTInfo({
    version: 1,
    policy: oids.policy,
    messageImprint: asked.messageImprint,
    serialNumber: new asn1.Integer({ valueHex: new Uint8Array([0x40, ...randomBytes(15)]).buffer }),
    genTime: at,
    accuracy: new pkijs.Accuracy({ seconds: 1 }),
    ...(asked.nonce && { nonce: asked.nonce }),
  });
  const token = await tokenOf(key, content.toSchema().toBER(), at, asked.certReq === true);
  const status = new pkijs.PKIStatusInfo({ status: 0 });
  return bytesOf(new pkijs.TimeStampResp({ status, timeStampToken: token }).toSchema());
}
