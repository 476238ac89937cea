import type { peopleReview } from '@ca-portal/api/contract';
import type { InputOf, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { offsetOf } from '../../db/paging.js';
import { phoneRecoveries, users } from '../../db/schema/index.js';
import { waitingFirst } from '../../db/waiting-first.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { spendClaim } from '../../services/claims/index.js';
import { guardHolder } from '../../services/administration/index.js';
import { newPhone, withFreePhone } from '../../services/people/index.js';
import { maskIdNumber, maskPhone } from '../../kernel/mask.js';
import { phoneTexts, tellPhone } from '../../services/phone-texts/index.js';
import { endSessionsOf } from '../../services/session/index.js';

type Recovery = ResultOf<typeof peopleReview.decideRecovery>;
type Decision = InputOf<typeof peopleReview.decideRecovery>['body'];

const select = (db: Db) =>
  db
    .select({ row: phoneRecoveries, user: users })
    .from(phoneRecoveries)
    .innerJoin(users, eq(users.id, phoneRecoveries.userId));

const view = ({ row, user }: Awaited<ReturnType<typeof select>>[number]): Recovery => ({
  id: row.id,
  name: user.name,
  idNumber: maskIdNumber(user.idNumber),
  oldPhone: maskPhone(user.phone),
  newPhone: maskPhone(row.newPhone),
  state: row.state,
  createdAt: formatBeijing(row.createdAt),
});

export async function listRecoveries(
  query: InputOf<typeof peopleReview.recoveries>['query'],
  { services: { db } }: CallContext,
) {
  const where = query.state ? eq(phoneRecoveries.state, query.state) : undefined;
  const rows = await select(db)
    .where(where)
    .orderBy(...waitingFirst(phoneRecoveries))
    .limit(query.limit)
    .offset(offsetOf(query));
  return { rows: rows.map(view), total: await db.$count(phoneRecoveries, where) };
}

/** Replaces the lost phone with the new one, or refuses. The holders of both numbers are told. */
export async function decideRecovery(
  id: number,
  decision: Decision,
  context: CallContext,
): Promise<Recovery> {
  const { services } = context;
  const { db, clock } = services;
  const now = clock();
  const { before, after } = await withFreePhone(() =>
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
      await tx
        .update(phoneRecoveries)
        .set({
          state: decision.approve ? 'approved' : 'rejected',
          decidedAt: now,
          decidedBy: sessionOf(context).userId,
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
      return { before: asked, after: await found() };
    }),
  );
  const to = maskPhone(before.row.newPhone);
  const text = decision.approve ? phoneTexts.phoneRecovered(to) : phoneTexts.recoveryRefused(decision.reason);
  const told = decision.approve ? [before.user.phone, before.row.newPhone] : [before.row.newPhone];
  for (const phone of told) await tellPhone(services, phone, text);
  return view(after);
}
