import { createHash, randomBytes } from 'node:crypto';
import {
  at,
  bits,
  context,
  integer,
  nothing,
  octets,
  oid,
  sequence,
  set,
  time,
  truth,
  utf8,
  tagged,
} from './der.js';
import { makeKey, publicSpki, signBytes, type KeyAlgorithm } from './keys.js';

/** A test root for use without the portal's server: its key and its self-signed certificate. */
export interface StoredCa {
  /** PKCS#8 PEM. */
  key: string;
  /** X.509, base64 DER. */
  certificate: string;
}

export interface CertificateRequest {
  /** SubjectPublicKeyInfo, DER. */
  spki: Buffer;
  commonName: string;
  usage: 'sign' | 'encrypt';
  notBefore?: Date;
  notAfter?: Date;
}

const DAY = 86_400_000;
const SIGNATURE: Record<KeyAlgorithm, Buffer> = {
  'RSA-2048': sequence(oid('1.2.840.113549.1.1.11'), nothing),
  SM2: sequence(oid('1.2.156.10197.1.501')),
};
/**
 * Bit numbers from the left: 0 digitalSignature, 1 nonRepudiation, 2 keyEncipherment, 3 dataEncipherment, 4
 * keyAgreement, 5 keyCertSign, 6 cRLSign.
 */
const USAGE = {
  sign: bits(Buffer.from([0b1100_0000]), 6),
  encrypt: bits(Buffer.from([0b0011_1000]), 3),
  ca: bits(Buffer.from([0b0000_0110]), 1),
};

/** The name of the authority says that nobody should trust it. */
export async function makeCa(algorithm: KeyAlgorithm): Promise<StoredCa> {
  const key = await makeKey(algorithm);
  const spki = publicSpki(key);
  const subject = name(`CA Lock Simulator Test Root (${algorithm})`);
  const certificate = assemble(algorithm, key, {
    subject,
    issuer: subject,
    spki,
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + 3650 * DAY),
    extensions: [
      extension('2.5.29.19', sequence(truth), true),
      extension('2.5.29.15', USAGE.ca, true),
      extension('2.5.29.14', octets(keyId(spki))),
    ],
  });
  return { key, certificate };
}

/** A certificate of this root, base64 DER, by default valid from yesterday for a year. */
export function issueCertificate(
  algorithm: KeyAlgorithm,
  { key }: StoredCa,
  request: CertificateRequest,
): string {
  const { spki, commonName, usage } = request;
  const notBefore = request.notBefore ?? new Date(Date.now() - DAY);
  return assemble(algorithm, key, {
    subject: name(commonName),
    issuer: name(`CA Lock Simulator Test Root (${algorithm})`),
    spki,
    notBefore,
    notAfter: request.notAfter ?? new Date(notBefore.getTime() + 366 * DAY),
    extensions: [
      extension('2.5.29.19', sequence(), true),
      extension('2.5.29.15', USAGE[usage], true),
      extension('2.5.29.14', octets(keyId(spki))),
      extension('2.5.29.35', sequence(tagged(0x80, keyId(publicSpki(key))))),
    ],
  });
}

interface Parts {
  subject: Buffer;
  issuer: Buffer;
  spki: Buffer;
  notBefore: Date;
  notAfter: Date;
  extensions: Buffer[];
}

function assemble(algorithm: KeyAlgorithm, issuerKey: string, parts: Parts): string {
  const serial = randomBytes(12);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40; // positive, and always twelve bytes long
  const body = sequence(
    context(0, integer(2)),
    integer(serial),
    SIGNATURE[algorithm],
    parts.issuer,
    sequence(time(parts.notBefore), time(parts.notAfter)),
    parts.subject,
    parts.spki,
    context(3, sequence(...parts.extensions)),
  );
  return sequence(body, SIGNATURE[algorithm], bits(signBytes(issuerKey, body))).toString('base64');
}

function name(commonName: string): Buffer {
  const part = (type: string, value: Buffer) => set(sequence(oid(type), value));
  const country = tagged(0x13, Buffer.from('CN')); // PrintableString, as X.520 requires for a country
  return sequence(
    part('2.5.4.6', country),
    part('2.5.4.10', utf8('Test')),
    part('2.5.4.3', utf8(commonName)),
  );
}

function extension(id: string, value: Buffer, critical = false): Buffer {
  return sequence(oid(id), ...(critical ? [truth] : []), octets(value));
}

/** RFC 5280's first method: SHA-1 of the public key's bits. */
function keyId(spki: Buffer): Buffer {
  return createHash('sha1')
    .update(at(spki, 0, 1).content.subarray(1))
    .digest();
}
