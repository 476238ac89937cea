import type { PdfSignature } from '@ca-portal/api/sealed-pdf';
import {
  chainOf,
  fitsPurpose,
  lifeFault,
  revocationBy,
  revocationOfChain,
  type CertificatePurpose,
  type RevocationState,
} from '@ca-portal/api/certificate-trust';
import {
  engine,
  factsOf,
  isIssuedBy,
  isListOf,
  listFactsOf,
  openSignature,
  type OpenedSignature,
} from '@ca-portal/api/sealed-pdf/signature';
import * as pki from 'pkijs';
import { serverClock } from '../../../api/server-clock.js';

/** Trusted authorities, and revocation lists by the address in a certificate. */
export interface Trust {
  trusted: readonly pki.Certificate[];
  /** The list at an address; undefined if it is not available. */
  revocationList: (url: string) => Promise<pki.CertificateRevocationList | undefined>;
  /** Lists of foreign authorities that were given to us: their certificates contain no address of ours. */
  otherLists?: () => Promise<readonly pki.CertificateRevocationList[]>;
}

export interface SignatureFacts {
  holder: string;
  issuer: string;
  serial: string;
  notAfter: Date;
  /** The signer's own claim. */
  signedAt: Date | null;
  /** `foreign`: made with an algorithm that is not supported here. */
  content: 'whole' | 'changed' | 'forged' | 'foreign';
  /** Made with SM2 and SM3. */
  national: boolean;
  issuedBy: 'trusted' | 'unknown';
  /** The certificate and its authorities were valid at the time of signing. */
  inTime: boolean;
  /** The certificate is still valid today; a signature stays good after its certificate expires. */
  inTimeNow: boolean;
  revocation: RevocationState;
  /** Time of the revocation, if it is revoked. */
  revokedAt: Date | null;
  /** Only the signer's own certificate is revoked, and a trusted time stamp is older (PAdES B-T). */
  revokedLater: boolean;
  /** Null if the time is only the signer's own claim. */
  timeStamp: TimeStampFacts | null;
}
/** `invalid`: not about this signature, or not made by a time-stamp certificate that was in force. */
export interface TimeStampFacts {
  at: Date | null;
  by: string;
  state: 'trusted' | 'unknown' | 'invalid';
}
export type CheckedSignature = { readable: true; facts: SignatureFacts } | { readable: false };

const oid = { commonName: '2.5.4.3', organization: '2.5.4.10', crlPoints: '2.5.29.31' };

function nameOf(name: pki.RelativeDistinguishedNames): string {
  const part = (type: string) => {
    const value: unknown = name.typesAndValues.findLast((one) => one.type === type)?.value.valueBlock.value;
    return typeof value === 'string' ? value : '';
  };
  return part(oid.commonName) || part(oid.organization);
}

/** The authorities above a certificate that fits the purpose; empty if it is not trusted. */
const authoritiesAbove = async (
  leaf: pki.Certificate,
  purpose: CertificatePurpose,
  others: readonly pki.Certificate[],
  { trusted }: Trust,
) => (fitsPurpose(factsOf(leaf), purpose) ? chainOf(leaf, { trusted, others, factsOf, isIssuedBy }) : []);

function listAddresses(certificate: pki.Certificate): string[] {
  const points = certificate.extensions?.find(({ extnID }) => extnID === oid.crlPoints)?.parsedValue;
  if (!(points instanceof pki.CRLDistributionPoints)) return [];
  return points.distributionPoints.flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint)
      ? distributionPoint.flatMap(({ type, value }) =>
          type === 6 && typeof value === 'string' ? [value] : [],
        )
      : [],
  );
}

type Revocation = Pick<SignatureFacts, 'revocation' | 'revokedAt'>;

/** The lists of an authority about a certificate: the one at its address, or those that were given to us. */
async function listsFor(certificate: pki.Certificate, issuer: pki.Certificate, trust: Trust) {
  const own = await Promise.all(
    listAddresses(certificate).map((url) => trust.revocationList(url).catch(() => undefined)),
  );
  const given = (await trust.otherLists?.().catch(() => undefined)) ?? [];
  const found = await Promise.all(
    [...own, ...given].map(async (list) =>
      list && (await isListOf(list, issuer)) ? listFactsOf(list) : undefined,
    ),
  );
  return found.filter((list) => list !== undefined);
}

async function revocationOf(leaf: pki.Certificate, above: readonly pki.Certificate[], trust: Trust) {
  const now = new Date(serverClock.now());
  const answers = await Promise.all(
    above.map(async (issuer, n): Promise<Revocation> => {
      const certificate = above[n - 1] ?? leaf;
      const { serialNumber } = factsOf(certificate);
      const lists = await listsFor(certificate, issuer, trust);
      return {
        revocation: revocationBy(lists, serialNumber, now),
        revokedAt:
          lists.flatMap(({ revoked }) => revoked.get(serialNumber) ?? []).toSorted((a, b) => +a - +b)[0] ??
          null,
      };
    }),
  );
  return {
    revocation: revocationOfChain(answers.map(({ revocation }) => revocation)),
    revokedAt: answers.find(({ revokedAt }) => revokedAt)?.revokedAt ?? null,
    /** Of the signer's certificate; null if an authority above is revoked. */
    since: answers.slice(1).some(({ revocation }) => revocation === 'revoked') ? null : answers[0]?.revokedAt,
  };
}

async function timeStampFacts(
  stamp: NonNullable<OpenedSignature['timeStamp']>,
  trust: Trust,
): Promise<TimeStampFacts> {
  if (stamp === 'unreadable') return { at: null, by: '', state: 'invalid' };
  const { at, certificate, pool, genuine } = stamp;
  const by = nameOf(certificate.subject);
  const above = await authoritiesAbove(certificate, 'timeStamp', pool, trust);
  if (!genuine || lifeFault([certificate, ...above].map(factsOf), at)) return { at, by, state: 'invalid' };
  const revoked = (await revocationOf(certificate, above, trust)).revocation === 'revoked';
  return { at, by, state: revoked ? 'invalid' : above.length > 0 ? 'trusted' : 'unknown' };
}

/**
 * Checks one signature in the browser: content and signer with the same reader as the server; chain, time and
 * revocation with what this portal publishes.
 */
export async function checkSignature(signature: PdfSignature, trust: Trust): Promise<CheckedSignature> {
  engine();
  const opened = await openSignature(signature);
  if (!opened) return { readable: false };
  const { certificate: leaf, pool, signedAt, content } = opened;
  const now = new Date(serverClock.now());
  try {
    const own = factsOf(leaf);
    const above = await authoritiesAbove(leaf, 'sign', pool, trust);
    const chain = [own, ...above.map(factsOf)];
    const timeStamp = opened.timeStamp ? await timeStampFacts(opened.timeStamp, trust) : null;
    // A time confirmed by an authority takes precedence over the signer's claim.
    const proven = timeStamp?.state === 'trusted' ? timeStamp.at : null;
    const at = proven ?? signedAt ?? now;
    const { since, ...revocation } = await revocationOf(leaf, above, trust);
    return {
      readable: true,
      facts: {
        holder: nameOf(leaf.subject),
        issuer: nameOf(leaf.issuer),
        serial: own.serialNumber,
        notAfter: own.notAfter,
        signedAt,
        content,
        national: opened.national,
        issuedBy: above.length > 0 ? 'trusted' : 'unknown',
        inTime: !lifeFault(chain, at),
        inTimeNow: !lifeFault([own], now),
        ...revocation,
        revokedLater: Boolean(proven && since && proven < since),
        timeStamp,
      },
    };
  } catch {
    // The content is not a certificate that a browser can read.
    return { readable: false };
  }
}
