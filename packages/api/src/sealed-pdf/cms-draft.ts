import { isSm2Key, sm2Oids, sm2WithSm3, sm3Of } from '../sm2/index.js';
import { children, joined, nothing, octets, oid, sequence, setOf, small, value } from '../der/index.js';
import { sha256 } from './sha256.js';
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

/** The signature algorithm, which depends on the key. */
export type SealAlgorithm = 'RSA' | 'SM2';

const schemes = {
  RSA: {
    digest: sha256,
    digestAlgorithm: sequence(oid(oids.sha256), nothing()),
    signatureAlgorithm: sequence(oid(oids.rsa), nothing()),
    // SHA-256 is the default of ESSCertIDv2, and DER omits defaults.
    certificateHash: [] as readonly Uint8Array[],
  },
  SM2: {
    digest: async (bytes: Uint8Array) => sm3Of(bytes),
    digestAlgorithm: sequence(oid(sm2Oids.sm3)),
    signatureAlgorithm: sm2WithSm3,
    certificateHash: [sequence(oid(sm2Oids.sm3))],
  },
} as const;

/** The document digest for the signer's key. */
export const digestOf = (algorithm: SealAlgorithm, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  schemes[algorithm].digest(bytes);

const attribute = (type: string, content: Uint8Array) => sequence(oid(type), value(0x31, content));

/**
 * The signed attributes of a PAdES-B signature (ETSI EN 319 142-1): digest and certificate. The
 * time is in the PDF's own dictionary, as the standard requires.
 */
export const signedAttributes = async (digest: Uint8Array, certificate: Uint8Array) => {
  const algorithm = algorithmOf(certificate);
  return setOf(
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octets(digest)),
    attribute(
      oids.signingCertificateV2,
      sequence(
        sequence(
          sequence(...schemes[algorithm].certificateHash, octets(await digestOf(algorithm, certificate))),
        ),
      ),
    ),
  );
};

/** Serial number, issuer and public key, as in the certificate. */
function fieldsOf(certificate: Uint8Array) {
  try {
    const [tbs = new Uint8Array()] = children(certificate);
    const fields = children(tbs);
    const start = fields[0]?.[0] === 0xa0 ? 1 : 0; // the optional version
    const [serial, , issuer, , , spki] = fields.slice(start);
    if (serial?.[0] === 0x02 && issuer?.[0] === 0x30 && spki?.[0] === 0x30) return { serial, issuer, spki };
  } catch {
    // Read below.
  }
  throw new SealError('certificate');
}

/** The signature algorithm of the certificate's key. */
export const algorithmOf = (certificate: Uint8Array): SealAlgorithm =>
  isSm2Key(fieldsOf(certificate).spki) ? 'SM2' : 'RSA';

export interface SignedParts {
  /** The signature of the lock. */
  readonly attributes: Uint8Array;
  /** RSA PKCS#1 v1.5 over SHA-256, or SM2 over SM3 in DER. */
  readonly signature: Uint8Array;
  /** DER. */
  readonly certificate: Uint8Array;
  /** The issuing authorities, DER, so that other readers can build the chain. */
  readonly chain: readonly Uint8Array[];
  /** The time stamp over the signature, DER (ETSI EN 319 142-1, B-T). */
  readonly timeStamp?: Uint8Array | undefined;
}

/** A detached CMS SignedData (RFC 5652) with the signature of the lock. */
export function signedData({ attributes, signature, certificate, chain, timeStamp }: SignedParts) {
  const { digestAlgorithm, signatureAlgorithm } = schemes[algorithmOf(certificate)];
  const { issuer, serial } = fieldsOf(certificate);
  const signer = sequence(
    small(1),
    sequence(issuer, serial),
    digestAlgorithm,
    joined([Uint8Array.of(0xa0), attributes.subarray(1)]), // [0] IMPLICIT instead of SET.
    signatureAlgorithm,
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
