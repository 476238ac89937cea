import { createHash } from 'node:crypto';
import { sm2Oids } from '@ca-portal/api/sm2';
import { fromBER } from 'asn1js';
import { OCSPRequest, type CertID } from 'pkijs';
import type { Authority } from './authority.js';
import { contentOf, der, partsOf, tags } from './der.js';
import { signed } from './signer.js';

/** What an authority knows of a certificate; undefined if it never issued one with that number. */
export type CertificateStatus = { readonly revokedAt: Date | undefined } | undefined;

export interface OcspAnswer {
  readonly der: Uint8Array<ArrayBuffer>;
  /** Seconds for which caches may keep it; 0 for an answer to one client or a failure. */
  readonly cacheSeconds: number;
}

/** RFC 6960, 4.2.1: answers without a signature. They are sent with HTTP status 200. */
const failures = { malformedRequest: 1, internalError: 2, tryLater: 3, unauthorized: 6 } as const;

/** An answer is valid for an hour: longer outages become visible, and a revocation is known soon. */
const validForMs = 3_600_000;
const cacheSeconds = 300;
const most = { requestBytes: 4096, certificates: 20, nonceBytes: 32 };
const oids = { basic: '2b0601050507300101', nonce: '1.3.6.1.5.5.7.48.1.2' };
/** Hash algorithms that identify an issuer, with Node's names. */
const hashes: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  [sm2Oids.sm3]: 'sm3',
};

const enumerated = (value: number) => der(0x0a, Buffer.of(value));
const time = (at: Date) =>
  der(tags.generalizedTime, Buffer.from(`${at.toISOString().replaceAll(/\.\d+|\D/g, '')}Z`));

export const ocspFailure = (why: keyof typeof failures): OcspAnswer => ({
  der: new Uint8Array(der(tags.sequence, enumerated(failures[why]))),
  cacheSeconds: 0,
});

function read(request: Uint8Array<ArrayBuffer>) {
  try {
    if (request.length > most.requestBytes) return undefined;
    const { result, offset } = fromBER(request);
    if (offset !== request.length) return undefined;
    const { requestList, requestExtensions } = new OCSPRequest({ schema: result }).tbsRequest;
    if (requestList.length === 0 || requestList.length > most.certificates) return undefined;
    const nonce = requestExtensions?.find(({ extnID }) => extnID === oids.nonce);
    // RFC 8954; two more bytes if the nonce is itself an octet string, as it should be.
    if (nonce && nonce.extnValue.valueBlock.valueHexView.length > most.nonceBytes + 2) return undefined;
    return { ids: requestList.map(({ reqCert }) => reqCert), nonce };
  } catch {
    return undefined; // Not an OCSP request.
  }
}

/** The bits of the public key, whose hash identifies an issuer. */
function keyOf({ certificate }: Authority): Buffer {
  const [, bits] = partsOf(new Uint8Array(certificate.publicKey.rawData));
  return contentOf(bits ?? Buffer.of()).subarray(1);
}

function isAbout(issuer: Authority, id: CertID): boolean {
  const hash = hashes[id.hashAlgorithm.algorithmId];
  if (!hash) return false;
  const name = Buffer.from(issuer.certificate.subjectName.toArrayBuffer());
  const same = (content: Buffer, digest: Uint8Array) =>
    createHash(hash).update(content).digest().equals(digest);
  return (
    same(name, id.issuerNameHash.valueBlock.valueHexView) &&
    same(keyOf(issuer), id.issuerKeyHash.valueBlock.valueHexView)
  );
}

function statusOf(known: CertificateStatus): Buffer {
  if (!known) return der(0x82);
  if (!known.revokedAt) return der(0x80);
  // The same reason as in the list: cessationOfOperation.
  return der(0xa1, time(known.revokedAt), der(0xa0, enumerated(5)));
}

/**
 * Answers the status of certificates (RFC 6960), signed by the authority that issued them. A request only
 * about other authorities' certificates is refused as unauthorized.
 */
export async function answerOcsp(
  issuer: Authority,
  request: Uint8Array<ArrayBuffer>,
  find: (serialNumber: string) => Promise<CertificateStatus>,
  at: Date,
): Promise<OcspAnswer> {
  const asked = read(request);
  if (!asked) return ocspFailure('malformedRequest');
  if (!asked.ids.some((id) => isAbout(issuer, id))) return ocspFailure('unauthorized');
  const until = der(0xa0, time(new Date(at.getTime() + validForMs)));
  const singles: Buffer[] = [];
  for (const id of asked.ids) {
    const serialNumber = Buffer.from(id.serialNumber.valueBlock.valueHexView).toString('hex');
    const known = isAbout(issuer, id) ? await find(serialNumber) : undefined;
    singles.push(der(tags.sequence, Buffer.from(id.toSchema().toBER()), statusOf(known), time(at), until));
  }
  const nonce = asked.nonce && Buffer.from(asked.nonce.toSchema().toBER());
  const content = der(
    tags.sequence,
    der(0xa2, der(tags.octets, createHash('sha1').update(keyOf(issuer)).digest())),
    time(at),
    der(tags.sequence, ...singles),
    ...(nonce ? [der(0xa1, der(tags.sequence, nonce))] : []),
  );
  const basic = await signed(issuer, content);
  const bytes = der(tags.sequence, der(0x06, Buffer.from(oids.basic, 'hex')), der(tags.octets, basic));
  return {
    der: new Uint8Array(der(tags.sequence, enumerated(0), der(0xa0, bytes))),
    cacheSeconds: nonce ? 0 : cacheSeconds,
  };
}
