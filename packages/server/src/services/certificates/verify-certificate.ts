import { X509Certificate } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lifeFault, normalizeSerialNumber } from '@ca-portal/api/certificate-trust';
import { formatBeijing } from '@ca-portal/api/domain';
import { eq, or } from 'drizzle-orm';
import pLimit from 'p-limit';
import { revokedSince } from '../../db/revoked-since.js';
import { certificates } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import type { Verification } from '../../pki/index.js';
import { signatureMatches } from '../../pki/signature.js';

export interface Check {
  key: 'chain' | 'validity' | 'revocation' | 'signature' | 'timeStamp';
  label: string;
  passed: boolean;
  detail: string;
}

const nameIn = (name: string): string => /(?:^|\+ )CN=(.*?)(?= \+ [A-Z]+=|$)/m.exec(name)?.[1] ?? '';

/** Positive and up to 20 bytes (RFC 5280, 4.1.2.2). */
const hasSerialNumber = ({ serialNumber }: X509Certificate): boolean =>
  /^[0-9A-F]{2,40}$/i.test(serialNumber);

/** Parses a certificate with Node; refuses one that is unreadable, or whose serial number is invalid. */
export function readCertificate(der: Uint8Array): X509Certificate {
  let certificate: X509Certificate | undefined;
  try {
    certificate = new X509Certificate(der);
  } catch {
    // Refused below.
  }
  if (!certificate || !hasSerialNumber(certificate)) throw new PortalError('certificateUntrusted');
  return certificate;
}

/** The date of a revocation in our own records; undefined if there is none. */
async function revokedAtOf({ db }: Services, serialNumber: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ status: certificates.status, since: revokedSince })
    .from(certificates)
    .where(
      or(eq(certificates.serialNumber, serialNumber), eq(certificates.encryptSerialNumber, serialNumber)),
    );
  return row?.status === 'cancelled' ? row.since : undefined;
}

/** A signature outlives its certificate: it is valid if the certificate was valid at the time of signing. */
function validityOf(life: { notBefore: Date; notAfter: Date }, now: Date, signedAt: Date | null): Check {
  const within = (at: Date) => lifeFault([life], at) === undefined;
  const passed = within(signedAt ?? now);
  const over = lifeFault([life], now) === 'not-yet-valid' ? '证书尚未生效' : '证书已过期';
  const later = within(now) ? '在有效期内' : '签章时在有效期内，现已到期';
  const detail = passed ? later : signedAt ? '签章时证书不在有效期内' : over;
  return { key: 'validity', label: '有效期', passed, detail };
}

/**
 * A stranger's certificate costs up to 10 ms: they are checked one by one, so that other calls are not
 * delayed.
 */
const oneByOne = pLimit(1);

/** When the signature was made: as the signer says, or proven by a time stamp that we trust. */
export interface SigningTime {
  readonly at: Date | null;
  readonly isProven: boolean;
}

/**
 * A time stamp from before the revocation proves that the certificate was good when it signed (PAdES B-T); the
 * signer's own clock proves nothing. A revoked authority takes everything below it along.
 */
function revocationCheck(inLife: Verification, own: Date | undefined, { at, isProven }: SigningTime): Check {
  const inList = !inLife.ok && inLife.reason === 'revoked';
  const revokedAt = own ?? (inLife.ok ? undefined : inLife.revokedAt);
  const isLater =
    isProven &&
    at !== null &&
    revokedAt !== undefined &&
    at < revokedAt &&
    (inLife.ok || !inLife.byAuthority);
  const isRevoked = inList || own !== undefined;
  const isUnknown = inLife.ok && inLife.revocation === 'unchecked';
  const detail = isRevoked
    ? isLater
      ? `证书已注销（${formatBeijing(revokedAt)}，在签章之后），不影响这处签章`
      : '证书已注销'
    : isUnknown
      ? '未核对：本平台没有签发机构的最新注销列表，请到签发机构查询'
      : '未注销';
  // An unchecked revocation state does not pass.
  const passed = isRevoked ? isLater : !isUnknown;
  return { key: 'revocation', label: '注销状态', passed, detail };
}

async function judge(services: Services, der: Uint8Array<ArrayBuffer>, signing: SigningTime) {
  const certificate = readCertificate(der);
  const now = services.clock();
  const [notBefore, notAfter] = [new Date(certificate.validFrom), new Date(certificate.validTo)];
  const serialNumber = normalizeSerialNumber(certificate.serialNumber);
  // In the middle of its validity period only the chain can fail, so validity and revocation are checked
  // separately.
  const middle = new Date((notBefore.getTime() + notAfter.getTime()) / 2);
  const inLife = await services.pki.verify(der, now < notBefore || now > notAfter ? middle : now);
  await nextTurn();
  const trusted = inLife.ok || inLife.reason === 'revoked';
  const own = await revokedAtOf(services, serialNumber);
  const revocationUnknown = !own && inLife.ok && inLife.revocation === 'unchecked';
  const checks: Check[] = [
    {
      key: 'chain',
      label: '证书链',
      passed: trusted,
      detail: trusted ? '由本平台认可的机构签发' : '不是本平台认可的机构签发',
    },
    validityOf({ notBefore, notAfter }, now, signing.at),
    revocationCheck(inLife, own, signing),
  ];
  return {
    holderName: nameIn(certificate.subject),
    issuerName: nameIn(certificate.issuer),
    serialNumber,
    notBefore: formatBeijing(notBefore),
    notAfter: formatBeijing(notAfter),
    publicKey: certificate.publicKey.export({ format: 'der', type: 'spki' }),
    checks,
    revocationUnknown,
  };
}

/**
 * Chain, validity and revocation as separate checks, so that the user sees which one failed. Validity is
 * checked at the time of signing, if known; revocation too, if that time is proven.
 */
export const certificateFacts = (
  services: Services,
  der: Uint8Array<ArrayBuffer>,
  signing: SigningTime = { at: null, isProven: false },
) =>
  oneByOne(async () => {
    await nextTurn();
    return judge(services, der, signing);
  });

/** Checks a certificate and, if text and signature are given, the signature (spec 7.6). */
export async function verify(
  services: Services,
  given: { certificate: string; text: string | null; signature: string | null },
) {
  const der = new Uint8Array(Buffer.from(given.certificate, 'base64'));
  const { publicKey, checks, revocationUnknown: _, ...facts } = await certificateFacts(services, der);
  if (given.text !== null || given.signature !== null) {
    const signature = Buffer.from(given.signature ?? '', 'base64');
    const { text } = given;
    const passed = text !== null && (await oneByOne(() => signatureMatches(publicKey, text, signature)));
    checks.push({
      key: 'signature',
      label: '签名',
      passed,
      detail: passed ? '签名与原文一致' : '签名与原文不一致，或不是该证书所签',
    });
  }
  return { ...facts, valid: checks.every(({ passed }) => passed), checks };
}
