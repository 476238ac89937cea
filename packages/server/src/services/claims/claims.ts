import { formatBeijing, type DeskName } from '@ca-portal/api/domain';
import { and, asc, eq, gt, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { deskClaims, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';

/*
 * One mechanism for all desks: whoever works on an item claims it for a while, and colleagues see who and
 * until when.
 */

/** The running claims at a desk, those that end first in front. */
export const runningClaims = (db: Db, desk: DeskName, now: Date) =>
  db
    .select({ item: deskClaims.item, userId: deskClaims.userId, name: users.name, until: deskClaims.until })
    .from(deskClaims)
    .innerJoin(users, eq(users.id, deskClaims.userId))
    .where(and(eq(deskClaims.desk, desk), gt(deskClaims.until, now)))
    .orderBy(asc(deskClaims.until), asc(deskClaims.item));

/** Refuses a decision about an item that a colleague has claimed. */
export async function demandUnclaimed(
  tx: Db,
  desk: DeskName,
  item: string | number,
  { session, services }: CallContext,
): Promise<void> {
  const [running] = await tx
    .select({ userId: deskClaims.userId, name: users.name, until: deskClaims.until })
    .from(deskClaims)
    .innerJoin(users, eq(users.id, deskClaims.userId))
    .where(
      and(
        eq(deskClaims.desk, desk),
        eq(deskClaims.item, String(item)),
        gt(deskClaims.until, services.clock()),
      ),
    );
  if (!running || running.userId === session?.userId) return;
  const facts = { reviewer: running.name, until: formatBeijing(running.until) };
  throw new PortalError('reviewClaimed', facts, facts);
}

/** Releases the caller's own claim. */
export async function dropClaim(tx: Db, desk: DeskName, item: string | number, context: CallContext) {
  await tx
    .delete(deskClaims)
    .where(
      and(
        eq(deskClaims.desk, desk),
        eq(deskClaims.item, String(item)),
        eq(deskClaims.userId, sessionOf(context).userId),
      ),
    );
}

/** For a decision: refused while a colleague has claimed the item; ends the caller's own claim. */
export async function spendClaim(tx: Db, desk: DeskName, item: string | number, context: CallContext) {
  await demandUnclaimed(tx, desk, item, context);
  await dropClaim(tx, desk, item, context);
}

/**
 * Claims an item for some minutes; claiming it again extends the caller's claim. Undefined if a colleague has
 * it: a single statement, so that only one of two simultaneous calls gets it.
 */
export async function holdClaim(
  tx: Db,
  desk: DeskName,
  item: string,
  context: CallContext,
  minutes: number,
): Promise<Date | undefined> {
  const { userId } = sessionOf(context);
  const now = context.services.clock();
  const until = new Date(now.getTime() + minutes * 60_000);
  const held = await tx
    .insert(deskClaims)
    .values({ desk, item, userId, until })
    .onConflictDoUpdate({
      target: [deskClaims.desk, deskClaims.item],
      set: { userId, until },
      setWhere: or(eq(deskClaims.userId, userId), lte(deskClaims.until, now)),
    })
    .returning({ until: deskClaims.until });
  return held[0]?.until;
}
