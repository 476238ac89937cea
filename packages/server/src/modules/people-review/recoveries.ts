import type { peopleReview } from '@ca-portal/api/contract';
import type { InputOf, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { offsetOf } from '../../db/paging.js';
import { phoneRecoveries, users } from '../../db/schema/index.js';
import { waitingFirst } from '../../db/waiting-first.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { spendClaim } from '../../services/claims/index.js';
import { guardHolder } from '../../services/administration/index.js';
import { newPhone, withFreePhone } from '../../services/people/index.js';
import { maskIdNumber, maskPhone } from '../../kernel/mask.js';
import { phoneTexts, tellPhone } from '../../services/phone-texts/index.js';
import { endSessionsOf } from '../../services/session/index.js';

type Recovery = ResultOf<typeof peopleReview.decideRecovery>;
type Decision = InputOf<typeof peopleReview.decideRecovery>['body'];

const hourMs = 3_600_000;
const first = alias(users, 'first');
const select = (db: Db) =>
  db
    .select({ row: phoneRecoveries, user: users, firstApprover: first.name })
    .from(phoneRecoveries)
    .innerJoin(users, eq(users.id, phoneRecoveries.userId))
    .leftJoin(first, eq(first.id, phoneRecoveries.firstApprovedBy));
type Row = typeof phoneRecoveries.$inferSelect;

const notBefore = ({ createdAt }: Row, noticeHours: number) =>
  new Date(createdAt.getTime() + noticeHours * hourMs);

/** What the caller's approval of a waiting request waits for: two people, and the notice to the old number. */
function waitsFor(row: Row, noticeHours: number, context: CallContext): NonNullable<Recovery['waitsFor']> {
  if (row.firstApprovedBy === null) return 'first';
  if (row.firstApprovedBy === sessionOf(context).userId) return 'other';
  return context.services.clock() < notBefore(row, noticeHours) ? 'notice' : 'second';
}

const view = (
  { row, user, firstApprover }: Awaited<ReturnType<typeof select>>[number],
  noticeHours: number,
  context: CallContext,
): Recovery => ({
  id: row.id,
  userGuid: user.id,
  name: user.name,
  idNumber: maskIdNumber(user.idNumber),
  oldPhone: maskPhone(user.phone),
  newPhone: maskPhone(row.newPhone),
  state: row.state,
  createdAt: formatBeijing(row.createdAt),
  firstApprover: firstApprover ?? '',
  notBefore: formatBeijing(notBefore(row, noticeHours)),
  waitsFor: row.state === 'waiting' ? waitsFor(row, noticeHours, context) : null,
  refusal: row.refusal,
});

export async function listRecoveries(
  query: InputOf<typeof peopleReview.recoveries>['query'],
  context: CallContext,
) {
  const { db } = context.services;
  const { recoveryNoticeHours } = await parametersOf(context.services);
  const where = query.state ? eq(phoneRecoveries.state, query.state) : undefined;
  const rows = await select(db)
    .where(where)
    .orderBy(...waitingFirst(phoneRecoveries))
    .limit(query.limit)
    .offset(offsetOf(query));
  return {
    rows: rows.map((row) => view(row, recoveryNoticeHours, context)),
    total: await db.$count(phoneRecoveries, where),
  };
}

/** Refuses an approval that has to wait; true if it is the first of two, which changes no phone yet. */
function isFirst(row: Row, noticeHours: number, context: CallContext): boolean {
  const next = waitsFor(row, noticeHours, context);
  if (next === 'other') throw new PortalError('recoveryNeedsSecond');
  if (next === 'notice') {
    throw new PortalError('recoveryTooEarly', { from: formatBeijing(notBefore(row, noticeHours)) });
  }
  return next === 'first';
}

/**
 * Replaces the lost phone with the new one, or refuses; the holders of both numbers are told. Whoever has the phone has
 * the account, so that it takes two people, and time for the owner of the old number to object.
 */
export async function decideRecovery(
  id: number,
  decision: Decision,
  context: CallContext,
): Promise<Recovery> {
  const { services } = context;
  const { db, clock } = services;
  const now = clock();
  const { recoveryNoticeHours } = await parametersOf(services);
  const { before, after, waits } = await withFreePhone(() =>
    db.transaction(async (tx) => {
      const [held] = await tx.select().from(phoneRecoveries).where(eq(phoneRecoveries.id, id)).for('update');
      if (!held) throw new PortalError('notFound');
      await spendClaim(tx, 'recoveries', id, context);
      if (held.state !== 'waiting') throw new PortalError('recordNotWaiting');
      const found = async () => {
        const [row] = await select(tx).where(eq(phoneRecoveries.id, id));
        if (!row) throw new Error('a recovery without its user');
        return row;
      };
      const asked = await found();
      if (asked.user.id === sessionOf(context).userId) throw new PortalError('forbidden');
      if (decision.approve) await guardHolder(tx, context, held.userId);
      if (decision.approve && isFirst(held, recoveryNoticeHours, context)) {
        await tx
          .update(phoneRecoveries)
          .set({ firstApprovedBy: sessionOf(context).userId })
          .where(eq(phoneRecoveries.id, id));
        await recordAudit(tx, context, {
          action: 'user.phone.firstApproval',
          subjectType: 'user',
          subjectId: held.userId,
          details: { recovery: id },
        });
        return { before: asked, after: await found(), waits: true };
      }
      await tx
        .update(phoneRecoveries)
        .set({
          state: decision.approve ? 'approved' : 'rejected',
          decidedAt: now,
          decidedBy: sessionOf(context).userId,
          refusal: decision.approve ? '' : decision.reason,
        })
        .where(eq(phoneRecoveries.id, id));
      if (decision.approve) {
        await tx.update(users).set(newPhone(held.newPhone)).where(eq(users.id, held.userId));
        await endSessionsOf(tx, now, held.userId);
      }
      await recordAudit(tx, context, {
        action: decision.approve ? 'user.phone.recover' : 'user.phone.refuseRecovery',
        subjectType: 'user',
        subjectId: held.userId,
        details: { recovery: id, ...(decision.approve ? {} : { reason: decision.reason }) },
      });
      return { before: asked, after: await found(), waits: false };
    }),
  );
  const seen = view(after, recoveryNoticeHours, context);
  if (waits) return seen;
  const to = maskPhone(before.row.newPhone);
  const text = decision.approve ? phoneTexts.phoneRecovered(to) : phoneTexts.recoveryRefused(decision.reason);
  const told = decision.approve ? [before.user.phone, before.row.newPhone] : [before.row.newPhone];
  for (const phone of told) await tellPhone(services, phone, text);
  return seen;
}
