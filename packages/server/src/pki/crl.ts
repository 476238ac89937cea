import { setImmediate } from 'node:timers/promises';
import { fromBER, Sequence } from 'asn1js';
import { x509 } from './x509.js';
import { signingAlgorithm, type Authority } from './authority.js';

export interface Revocation {
  readonly serialNumber: string;
  readonly revokedAt: Date;
}

const validForMs = 24 * 3_600_000;
/** Entries between two looks at what else there is to do. */
const atOnce = 200;
const tags = { integer: 0x02, bitString: 0x03, utcTime: 0x17, generalizedTime: 0x18, sequence: 0x30 };
/** One entry extension, not critical: reasonCode (2.5.29.21) is cessationOfOperation (5). */
const reason = Buffer.from('300c300a0603551d1504030a0105', 'hex');

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const used = length.subarray(length.findIndex((byte) => byte > 0));
  const head = content.length < 128 ? [tag, content.length] : [tag, 0x80 + used.length, ...used];
  return Buffer.concat([Buffer.from(head), content]);
}

/** RFC 5280, 5.1.2.4: two digits of the year up to 2049. */
function timeOf(at: Date): Buffer {
  const digits = `${at.toISOString().replaceAll(/\.\d+|\D/g, '')}Z`;
  return at.getUTCFullYear() < 2050
    ? der(tags.utcTime, Buffer.from(digits.slice(2)))
    : der(tags.generalizedTime, Buffer.from(digits));
}

function entryOf({ serialNumber, revokedAt }: Revocation): Buffer {
  const number = Buffer.from(serialNumber, 'hex');
  const positive = (number[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.of(0), number]) : number;
  return der(tags.sequence, der(tags.integer, positive), timeOf(revokedAt), reason);
}

/** The library looks through all entries for each one (2.5 s for 5,000), so they are written here. */
async function entriesOf(revocations: readonly Revocation[]): Promise<Buffer> {
  const entries: Buffer[] = [];
  for (const revocation of revocations) {
    entries.push(entryOf(revocation));
    if (entries.length % atOnce === 0) await setImmediate();
  }
  return der(tags.sequence, ...entries);
}

/** The signed list of an authority's revoked certificates, DER. Good for a day. */
export async function makeCrl(
  issuer: Authority,
  revocations: readonly Revocation[],
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const empty = await x509.X509CrlGenerator.create({
    issuer: issuer.certificate.subjectName,
    thisUpdate: at,
    nextUpdate: new Date(at.getTime() + validForMs),
    signingAlgorithm,
    signingKey: issuer.privateKey,
    extensions: [await x509.AuthorityKeyIdentifierExtension.create(issuer.certificate.publicKey)],
  });
  if (revocations.length === 0) return new Uint8Array(empty.rawData);
  const [list, algorithm] = (fromBER(empty.rawData).result as Sequence).valueBlock.value;
  if (!(list instanceof Sequence) || !algorithm) throw new Error('a revocation list that is none');
  const fields = list.valueBlock.value.map((field) => new Uint8Array(field.toBER()));
  // Version, algorithm, issuer, this and next update come before the entries; the extensions after.
  const entries = await entriesOf(revocations);
  const signed = new Uint8Array(der(tags.sequence, ...fields.slice(0, 5), entries, ...fields.slice(5)));
  const signature = new Uint8Array(await crypto.subtle.sign(signingAlgorithm, issuer.privateKey, signed));
  return new Uint8Array(
    der(
      tags.sequence,
      signed,
      new Uint8Array(algorithm.toBER()),
      der(tags.bitString, Buffer.of(0), signature),
    ),
  );
}
