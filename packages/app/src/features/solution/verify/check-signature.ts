import type { PdfSignature } from '@ca-portal/api/sealed-pdf';
import {
  engine,
  isIssuedBy,
  isListOf,
  openSignature,
  type OpenedSignature,
} from '@ca-portal/api/sealed-pdf/signature';
import * as pki from 'pkijs';
import { serverClock } from '../../../api/server-clock.js';

/** Trusted roots, intermediate certificates, and revocation lists by the address in a certificate. */
export interface Trust {
  roots: readonly pki.Certificate[];
  between: readonly pki.Certificate[];
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
  /** The certificate was valid at the time of signing. */
  inTime: boolean;
  /** The certificate is still valid today; a signature stays good after its certificate expires. */
  inTimeNow: boolean;
  revocation: 'good' | 'revoked' | 'unknown';
  /** Time of the revocation, if it is revoked. */
  revokedAt: Date | null;
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

const hexOf = (data: ArrayBuffer): string =>
  Array.from(new Uint8Array(data), (one) => one.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

function nameOf(name: pki.RelativeDistinguishedNames): string {
  const part = (type: string) => {
    const value: unknown = name.typesAndValues.findLast((one) => one.type === type)?.value.valueBlock.value;
    return typeof value === 'string' ? value : '';
  };
  return part(oid.commonName) || part(oid.organization);
}

const isAuthority = (certificate: pki.Certificate): boolean =>
  certificate.extensions?.some(
    ({ parsedValue }) => parsedValue instanceof pki.BasicConstraints && parsedValue.cA,
  ) ?? false;

/** The chain from the signer's certificate to a trusted root; empty if there is none. */
async function chainOf(leaf: pki.Certificate, pool: readonly pki.Certificate[], { roots, between }: Trust) {
  const authorities = [...roots, ...between, ...pool].filter(isAuthority);
  const chain = [leaf];
  // Longer chains are loops.
  for (let step = 0; step < 6; step += 1) {
    const last = chain.at(-1) ?? leaf;
    let issuer: pki.Certificate | undefined;
    for (const one of authorities) {
      // oxlint-disable-next-line no-await-in-loop -- the first that fits ends the search
      if (await isIssuedBy(last, one)) {
        issuer = one;
        break;
      }
    }
    if (!issuer) return [];
    chain.push(issuer);
    if (roots.includes(issuer)) return chain;
  }
  return [];
}

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
const unknown: Revocation = { revocation: 'unknown', revokedAt: null };
const good: Revocation = { revocation: 'good', revokedAt: null };

function entryOf(list: pki.CertificateRevocationList, leaf: pki.Certificate): Revocation | undefined {
  const entry = list.revokedCertificates?.find(({ userCertificate }) =>
    userCertificate.isEqual(leaf.serialNumber),
  );
  return entry && { revocation: 'revoked', revokedAt: entry.revocationDate.value };
}

async function revocationOf(
  leaf: pki.Certificate,
  issuer: pki.Certificate | undefined,
  trust: Trust,
): Promise<Revocation> {
  if (!issuer) return unknown;
  for (const url of listAddresses(leaf)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the first that can be had is enough
    const list = await trust.revocationList(url).catch(() => undefined);
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (list && (await isListOf(list, issuer))) return entryOf(list, leaf) ?? good;
  }
  return revocationByOthers(leaf, issuer, trust);
}

/** A revocation is final: an outdated list can prove that a certificate is revoked, but not that it is good. */
async function revocationByOthers(leaf: pki.Certificate, issuer: pki.Certificate, { otherLists }: Trust) {
  let answer = unknown;
  for (const list of (await otherLists?.().catch(() => undefined)) ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- there are few of one authority
    if (!(await isListOf(list, issuer))) continue;
    const entry = entryOf(list, leaf);
    if (entry) return entry;
    if (list.nextUpdate && list.nextUpdate.value.getTime() >= serverClock.now()) answer = good;
  }
  return answer;
}

async function timeStampFacts(
  stamp: NonNullable<OpenedSignature['timeStamp']>,
  trust: Trust,
): Promise<TimeStampFacts> {
  if (stamp === 'unreadable') return { at: null, by: '', state: 'invalid' };
  const { at, certificate, pool, genuine } = stamp;
  const by = nameOf(certificate.subject);
  const inForce = at >= certificate.notBefore.value && at <= certificate.notAfter.value;
  if (!genuine || !inForce) return { at, by, state: 'invalid' };
  const chain = await chainOf(certificate, pool, trust);
  const revoked = (await revocationOf(certificate, chain[1], trust)).revocation === 'revoked';
  return { at, by, state: revoked ? 'invalid' : chain.length > 0 ? 'trusted' : 'unknown' };
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
  const within = (time: Date) => time >= leaf.notBefore.value && time <= leaf.notAfter.value;
  try {
    const chain = await chainOf(leaf, pool, trust);
    const timeStamp = opened.timeStamp ? await timeStampFacts(opened.timeStamp, trust) : null;
    // A time confirmed by an authority takes precedence over the signer's claim.
    const at = (timeStamp?.state === 'trusted' ? timeStamp.at : signedAt) ?? now;
    return {
      readable: true,
      facts: {
        holder: nameOf(leaf.subject),
        issuer: nameOf(leaf.issuer),
        serial: hexOf(leaf.serialNumber.valueBlock.valueHexView.slice().buffer).replace(/^00/, ''),
        notAfter: leaf.notAfter.value,
        signedAt,
        content,
        national: opened.national,
        issuedBy: chain.length > 0 ? 'trusted' : 'unknown',
        inTime: within(at),
        inTimeNow: within(now),
        ...(await revocationOf(leaf, chain[1], trust)),
        timeStamp,
      },
    };
  } catch {
    // The content is not a certificate that a browser can read.
    return { readable: false };
  }
}
