import { verify, type X509Certificate } from 'node:crypto';
import { normalizeSerialNumber, signatureHashes, type ListFacts } from '@ca-portal/api/certificate-trust';
import { sm2Matches, sm2WithSm3 } from '@ca-portal/api/sm2';
import { contentOf, dottedOf, partsOf, tags } from './der.js';

/** The hash of an AlgorithmIdentifier; undefined if its signatures are not accepted. */
export function hashOfAlgorithm(identifier: Uint8Array): string | undefined {
  const [oid] = partsOf(identifier);
  const hash = oid && signatureHashes[dottedOf(oid)];
  return hash === 'sm3' && !Buffer.from(sm2WithSm3).equals(identifier) ? undefined : hash;
}

/** The revocation list of another authority. */
export interface RevocationList extends ListFacts {
  /** Serial numbers, normalized. */
  readonly revoked: ReadonlySet<string>;
  /** When each of them was revoked; an invalid date if the list does not say it properly. */
  readonly since: ReadonlyMap<string, Date>;
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

function dateOf(time: Buffer | undefined): Date {
  try {
    return time ? readTime(time) : new Date(Number.NaN);
  } catch {
    return new Date(Number.NaN);
  }
}

function revocationOf(entry: Buffer): readonly [serialNumber: string, since: Date] {
  const [number, time, extensions] = partsOf(entry);
  if (!number || (extensions && hasCritical(extensions))) throw new Error('an entry that says more');
  return [normalizeSerialNumber(contentOf(number).toString('hex')), dateOf(time)];
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
  const [unusedBits, ...signed] = contentOf(bits);
  const signature = Buffer.from(signed);
  const since = new Map(entries ? partsOf(entries).map(revocationOf) : []);
  return {
    revoked: new Set(since.keys()),
    since,
    nextUpdate: next && readTime(next),
    isSignedBy(authority) {
      if (!hash || unusedBits !== 0 || !subjectOf(authority)?.equals(issuer)) return false;
      if (hash === 'sm3')
        return sm2Matches(authority.publicKey.export({ type: 'spki', format: 'der' }), body, signature);
      return verify(hash, body, authority.publicKey, signature);
    },
  };
}
