import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { scanStamps } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { browserOf, systemOf } from '../../services/session/index.js';

/** Time to fetch the phone, choose, compare and type a PIN. */
const livesMs = 5 * 60_000;

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Opens a QR code for the phone. Code and ticket are separate: a photo of the screen does not get the
 * signature.
 */
export async function open(documentName: string, { services, call }: CallContext) {
  const { db, clock, config } = services;
  const now = clock();
  const expiresAt = new Date(now.getTime() + livesMs);
  const [code, ticket] = [randomBytes(18).toString('base64url'), randomBytes(24).toString('base64url')];
  const mark = String(randomInt(10, 100));
  await db.delete(scanStamps).where(lt(scanStamps.expiresAt, now));
  await db.insert(scanStamps).values({
    id: randomUUID(),
    codeHash: hashOfSecret(code),
    ticketHash: hashOfSecret(ticket),
    mark,
    challenge: randomBytes(16).toString('hex'),
    documentName,
    browser: browserOf(call?.userAgent ?? ''),
    system: systemOf(call?.userAgent ?? ''),
    openedAt: now,
    expiresAt,
  });
  // In the fragment: it reaches no server's log and no other site.
  const link = new URL(`/m/stamp#c=${code}`, config.publicUrl);
  return { ticket, text: link.href, mark, expiresAt: formatBeijing(expiresAt) };
}

type Row = typeof scanStamps.$inferSelect;
const stepOf = ({ answeredAt, signature, digest, certificate, scannedAt }: Row) => {
  if (answeredAt) return signature ? ('signed' as const) : ('refused' as const);
  if (digest) return 'prepared' as const;
  if (certificate) return 'chosen' as const;
  return scannedAt ? ('scanned' as const) : ('waiting' as const);
};

export async function stateOf({ db, clock }: Services, ticket: string) {
  const [row] = await db
    .select()
    .from(scanStamps)
    .where(eq(scanStamps.ticketHash, hashOfSecret(ticket)));
  if (!row || row.expiresAt <= clock()) return { state: 'ended' as const, certificate: '', signature: '' };
  return { state: stepOf(row), certificate: row.certificate ?? '', signature: row.signature ?? '' };
}

/**
 * Only once: the holder compares one digest, which must not be replaced. The same digest again changes
 * nothing.
 */
export async function prepare(
  { db, clock }: Services,
  { ticket, digest }: { ticket: string; digest: string },
) {
  const [row] = await db
    .update(scanStamps)
    .set({ digest })
    .where(
      and(
        eq(scanStamps.ticketHash, hashOfSecret(ticket)),
        gt(scanStamps.expiresAt, clock()),
        isNotNull(scanStamps.certificate),
        isNull(scanStamps.answeredAt),
        or(isNull(scanStamps.digest), eq(scanStamps.digest, digest)),
      ),
    )
    .returning({ id: scanStamps.id });
  if (!row) throw new PortalError('scanStampEnded');
  return { state: 'prepared' as const };
}
