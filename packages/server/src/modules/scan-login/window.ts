import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import { scanLogins } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import { holderOf } from '../../services/certificates/index.js';
import { browserOf, keepingRefusals, logIn, systemOf } from '../../services/session/index.js';

const livesMs = 2 * 60_000;

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Opens a QR code for the phone. Code and ticket are separate: a photo of the screen does not get the login.
 */
export async function open({ services, call }: CallContext) {
  const { db, clock, config } = services;
  const now = clock();
  const expiresAt = new Date(now.getTime() + livesMs);
  const [code, ticket] = [randomBytes(18).toString('base64url'), randomBytes(24).toString('base64url')];
  const mark = String(randomInt(10, 100));
  await db.delete(scanLogins).where(lt(scanLogins.expiresAt, now));
  await db.insert(scanLogins).values({
    id: randomUUID(),
    codeHash: hashOfSecret(code),
    ticketHash: hashOfSecret(ticket),
    mark,
    challenge: `ca-portal scan-login ${randomBytes(24).toString('hex')}`,
    browser: browserOf(call?.userAgent ?? ''),
    system: systemOf(call?.userAgent ?? ''),
    openedAt: now,
    expiresAt,
  });
  // In the fragment: it reaches no server's log and no other site.
  const link = new URL(`/m/login#c=${code}`, config.publicUrl);
  return { ticket, text: link.href, mark, expiresAt: formatBeijing(expiresAt) };
}

const ofTicket = (ticket: string) => eq(scanLogins.ticketHash, hashOfSecret(ticket));

export async function stateOf({ db, clock }: Services, ticket: string) {
  const [row] = await db.select().from(scanLogins).where(ofTicket(ticket));
  if (!row || row.expiresAt <= clock()) return 'ended' as const;
  if (row.answeredAt) return row.serialNumber ? ('confirmed' as const) : ('refused' as const);
  return row.scannedAt ? ('scanned' as const) : ('waiting' as const);
}

/** Deletes the row: a QR code logs one window in, once. */
export const enter = (ticket: string, context: CallContext): Promise<{ token: string }> =>
  keepingRefusals(context, '', async () => {
    const { db, clock } = context.services;
    const [row] = await db
      .delete(scanLogins)
      .where(and(ofTicket(ticket), gt(scanLogins.expiresAt, clock()), isNotNull(scanLogins.serialNumber)))
      .returning();
    if (!row?.serialNumber) throw new PortalError('scanLoginEnded');
    return logIn(context, { ...(await holderOf(db, row.serialNumber)), method: 'phone' });
  });
