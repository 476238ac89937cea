import { verify, type X509Certificate } from 'node:crypto';
import { sm2Matches, sm2WithSm3 } from '@ca-portal/api/sm2';
import { contentOf, partsOf, tags } from './der.js';
import { normalizeSerialNumber } from './serial-number.js';

/** Accepted signature algorithms by object identifier: RSA and ECDSA, without MD5 and SHA-1. */
const hashes: Readonly<Record<string, string>> = {
  '06092a864886f70d01010b': 'sha256',
  '06092a864886f70d01010c': 'sha384',
  '06092a864886f70d01010d': 'sha512',
  '06082a8648ce3d040302': 'sha256',
  '06082a8648ce3d040303': 'sha384',
  '06082a8648ce3d040304': 'sha512',
};

/** The hash of an AlgorithmIdentifier; undefined if its signatures are not accepted. */
export const hashOfAlgorithm = (identifier: Uint8Array): string | undefined =>
  Buffer.from(sm2WithSm3).equals(identifier) ? 'sm3' : hashes[partsOf(identifier)[0]?.toString('hex') ?? ''];

/** The revocation list of another authority. */
export interface RevocationList {
  /** Serial numbers, normalized. */
  readonly revoked: ReadonlySet<string>;
  /** When the next list is due; undefined if the list does not say. */
  readonly nextUpdate: Date | undefined;
  isSignedBy(authority: X509Certificate): boolean;
}

function readTime(value: Buffer): Date {
  const text = contentOf(value).toString('latin1');
  const year = Number(text.slice(0, 2)) < 50 ? '20' : '19';
  const full = value[0] === tags.utcTime ? year + text : text;
  const [, ...digits] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full) ?? [];
  const [y = NaN, month = NaN, ...rest] = digits.map(Number);
  const at = new Date(Date.UTC(y, month - 1, ...rest));
  if (Number.isNaN(at.getTime())) throw new Error('a time that is none');
  return at;
}

/** True if an extension is critical; in lists these mark partial, delta and indirect lists. */
const hasCritical = (extensions: Uint8Array): boolean =>
  partsOf(extensions).some((one) => partsOf(one)[1]?.[0] === 0x01);

function serialNumberOf(entry: Buffer): string {
  const [number, , extensions] = partsOf(entry);
  if (!number || (extensions && hasCritical(extensions))) throw new Error('an entry that says more');
  return normalizeSerialNumber(contentOf(number).toString('hex'));
}

const subjectOf = (authority: X509Certificate) => partsOf(partsOf(authority.raw)[0] ?? Buffer.of())[5];

/**
 * Reads a revocation list (RFC 5280, 5.1) that covers all certificates of its authority. Throws for any
 * other.
 */
export function readRevocationList(der: Uint8Array): RevocationList {
  const [body, algorithm, bits] = partsOf(der);
  if (!body || !algorithm || !bits) throw new Error('no revocation list');
  const fields = partsOf(body);
  if (fields[0]?.[0] === tags.integer) fields.shift();
  const [inner, issuer, thisUpdate, ...rest] = fields;
  if (!inner?.equals(algorithm) || !issuer || !thisUpdate) throw new Error('no revocation list');
  const next = rest.find(([tag]) => tag === tags.utcTime || tag === tags.generalizedTime);
  const entries = rest.find(([tag]) => tag === tags.sequence);
  const [extensions] = partsOf(rest.find(([tag]) => tag === 0xa0) ?? Buffer.of(0xa0, 0));
  if (extensions && hasCritical(extensions)) throw new Error('a list of a part, or on top of another');
  const hash = hashOfAlgorithm(algorithm);
  const signature = contentOf(bits).subarray(1);
  return {
    revoked: new Set(entries ? partsOf(entries).map(serialNumberOf) : []),
    nextUpdate: next && readTime(next),
    isSignedBy(authority) {
      if (!hash || !subjectOf(authority)?.equals(issuer)) return false;
      if (hash === 'sm3')
        return sm2Matches(authority.publicKey.export({ type: 'spki', format: 'der' }), body, signature);
      return verify(hash, body, authority.publicKey, signature);
    },
  };
}
