import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { normalizeSerialNumber, type CertificateFacts, type ListFacts } from '../certificate-trust/facts.js';
import { hexOf } from '../der/index.js';

const serialNumberOf = (number: asn1.Integer): string =>
  normalizeSerialNumber(hexOf(number.valueBlock.valueHexView));

/** All usages of interest are in the first byte, the first of them in its highest bit. */
function usagesIn(bits: unknown): number | undefined {
  if (!(bits instanceof asn1.BitString)) return undefined;
  const [first = 0] = bits.valueBlock.valueHexView;
  return Array.from({ length: 8 }, (_, n) => (first & (0x80 >> n) ? 1 << n : 0)).reduce((a, b) => a | b);
}

function pathLengthIn(constraints: unknown): number | undefined {
  if (!(constraints instanceof pki.BasicConstraints) || !constraints.cA) return undefined;
  const { pathLenConstraint: length } = constraints;
  return typeof length === 'number' ? length : Infinity;
}

/** What the rules of `certificate-trust` need to know of a certificate that pkijs has parsed. */
export function factsOf({
  serialNumber,
  notBefore,
  notAfter,
  extensions = [],
}: pki.Certificate): CertificateFacts {
  const parsed = (oid: string): unknown => extensions.find(({ extnID }) => extnID === oid)?.parsedValue;
  const purposes = parsed('2.5.29.37');
  return {
    serialNumber: serialNumberOf(serialNumber),
    notBefore: notBefore.value,
    notAfter: notAfter.value,
    pathLength: pathLengthIn(parsed('2.5.29.19')),
    usages: usagesIn(parsed('2.5.29.15')),
    purposes: purposes instanceof pki.ExtKeyUsage ? purposes.keyPurposes : [],
    critical: extensions.flatMap(({ critical, extnID }) => (critical ? extnID : [])),
  };
}

/** A revocation list that pkijs has parsed. */
export interface ReadList extends ListFacts {
  /** When each number was revoked. */
  readonly revoked: ReadonlyMap<string, Date>;
}

const hasCritical = (found: pki.Extensions | undefined) =>
  found?.extensions.some(({ critical }) => critical) ?? false;

/**
 * What a revocation list says. Undefined for one that does not cover all certificates of its authority: critical
 * extensions mark partial, delta and indirect lists.
 */
export function listFactsOf({
  crlExtensions,
  revokedCertificates = [],
  nextUpdate,
}: pki.CertificateRevocationList): ReadList | undefined {
  if ([crlExtensions, ...revokedCertificates.map((one) => one.crlEntryExtensions)].some(hasCritical))
    return undefined;
  return {
    revoked: new Map(
      revokedCertificates.map(({ userCertificate, revocationDate }) => [
        serialNumberOf(userCertificate),
        revocationDate.value,
      ]),
    ),
    nextUpdate: nextUpdate?.value,
  };
}
