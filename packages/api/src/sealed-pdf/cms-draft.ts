import { children, joined, nothing, octets, oid, sequence, setOf, small, value } from './der.js';
import { SealError } from './seal-error.js';

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
};

export const sha256 = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));

const attribute = (type: string, content: Uint8Array) => sequence(oid(type), value(0x31, content));

/**
 * The attributes that a PAdES-B signature signs (ETSI EN 319 142-1): what was signed and by which certificate. The
 * time stands in the PDF's own dictionary, as the standard demands.
 */
export const signedAttributes = async (digest: Uint8Array, certificate: Uint8Array) =>
  setOf(
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octets(digest)),
    attribute(
      oids.signingCertificateV2,
      sequence(sequence(sequence(octets(await sha256(certificate))))), // SHA-256 is the default of ESSCertIDv2.
    ),
  );

/** Issuer and serial number, as they stand in the certificate. */
function issuerAndSerial(certificate: Uint8Array): Uint8Array {
  try {
    const [tbs = new Uint8Array()] = children(certificate);
    const fields = children(tbs);
    const start = fields[0]?.[0] === 0xa0 ? 1 : 0; // The version, where there is one.
    const [serial, , issuer] = fields.slice(start);
    if (serial?.[0] === 0x02 && issuer?.[0] === 0x30) return sequence(issuer, serial);
  } catch {
    // Told below.
  }
  throw new SealError('certificate');
}

export interface SignedParts {
  /** What the lock has signed. */
  readonly attributes: Uint8Array;
  /** RSA PKCS#1 v1.5 over SHA-256. */
  readonly signature: Uint8Array;
  /** DER. */
  readonly certificate: Uint8Array;
  /** The authorities above, DER, so that a reader elsewhere can build the chain. */
  readonly chain: readonly Uint8Array[];
  /** A time-stamp authority's word over the signature, DER (ETSI EN 319 142-1, B-T). */
  readonly timeStamp?: Uint8Array | undefined;
}

/** A detached CMS SignedData (RFC 5652) round what the lock has signed. */
export function signedData({ attributes, signature, certificate, chain, timeStamp }: SignedParts) {
  const digestAlgorithm = sequence(oid(oids.sha256), nothing());
  const signer = sequence(
    small(1),
    issuerAndSerial(certificate),
    digestAlgorithm,
    joined([Uint8Array.of(0xa0), attributes.subarray(1)]), // [0] IMPLICIT in the place of SET.
    sequence(oid(oids.rsa), nothing()),
    octets(signature),
    ...(timeStamp ? [value(0xa1, attribute(oids.timeStampToken, timeStamp))] : []),
  );
  const content = sequence(
    small(1),
    value(0x31, digestAlgorithm),
    sequence(oid(oids.data)),
    value(0xa0, certificate, ...chain),
    value(0x31, signer),
  );
  return sequence(oid(oids.signedData), value(0xa0, content));
}
