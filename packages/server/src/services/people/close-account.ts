import { finalOrderStates } from '@ca-portal/api/domain';
import { and, eq, gt, ne, notInArray } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { certificates, companies, orderDrafts, orders, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { phoneTexts, tellPhone } from '../phone-texts/index.js';
import { leaveCompany, checkCode, consumeCode, endSessionsOf } from '../session/index.js';
import { newPhone } from './new-phone.js';

/** Legal and money checks (dossier 10.4): no valid certificate, no running order. */
async function demandNothingOpen(tx: Db, userId: string, now: Date): Promise<void> {
  const valid = await tx.$count(
    certificates,
    and(
      eq(certificates.userId, userId),
      ne(certificates.status, 'cancelled'),
      gt(certificates.notAfter, now),
    ),
  );
  const running = await tx.$count(
    orders,
    and(eq(orders.userId, userId), notInArray(orders.state, [...finalOrderStates])),
  );
  if (valid > 0 || running > 0) throw new PortalError('accountInUse');
  const administered = await tx.$count(companies, eq(companies.administratorId, userId));
  if (administered > 0) throw new PortalError('leaveFirst');
}

/**
 * Closes an account within a transaction, for any caller. Its rows stay for five years; the phone can be used
 * for a new account.
 */
export async function endAccount(
  tx: Db,
  now: Date,
  user: Pick<typeof users.$inferSelect, 'id' | 'phone' | 'companyId'>,
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
  await demandNothingOpen(tx, user.id, now);
  if (user.companyId) await leaveCompany(tx, now, user.id, '注销账号');
  await tx
    .update(users)
    .set({ disabled: true, closedAt: now, ...newPhone(`${user.phone}#${user.id}`) })
    .where(eq(users.id, user.id));
  // An unsent form is not a record to keep.
  await tx.delete(orderDrafts).where(eq(orderDrafts.userId, user.id));
  await endSessionsOf(tx, now, user.id);
}

/** Closes the caller's account, with a code sent to his phone. */
export async function closeAccount(smsCode: string, context: CallContext): Promise<void> {
  const { services } = context;
  const { userId } = sessionOf(context);
  const [user] = await services.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new PortalError('unauthorized');
  const now = services.clock();
  await demandNothingOpen(services.db, userId, now);
  await checkCode(services, user.phone, 'close', smsCode);
  await services.db.transaction(async (tx) => {
    await consumeCode(tx, now, user.phone, 'close');
    await endAccount(tx, now, user);
    await recordAudit(tx, context, { action: 'user.close', subjectType: 'user', subjectId: userId });
  });
  await tellPhone(services, user.phone, phoneTexts.accountClosed());
}
