import type { InputOf, prestoreAccount } from '@ca-portal/api/contract';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { prestoreAccounts, prestoreMembers, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { lockAccount } from '../../services/money/index.js';
import { managedAccount } from './my-account.js';

type Settings = InputOf<(typeof prestoreAccount)['settings']>['body'];

/** The company's staff, with their spending limits. */
export async function listMembers(context: CallContext) {
  const { account, companyId } = await managedAccount(context);
  const { userId: self } = sessionOf(context);
  const rows = await context.services.db
    .select({ userId: users.id, name: users.name, limitFen: prestoreMembers.limitFen })
    .from(users)
    .leftJoin(
      prestoreMembers,
      and(eq(prestoreMembers.userId, users.id), eq(prestoreMembers.accountId, account.id)),
    )
    .where(and(eq(users.companyId, companyId), eq(users.disabled, false)))
    .orderBy(asc(users.createdAt), asc(users.id));
  return rows
    .filter(({ userId }) => userId !== self)
    .map(({ userId, name, limitFen }) => ({
      userId,
      name,
      allowed: limitFen !== null,
      limitFen: limitFen ?? 0,
    }));
}

/** Sets spending limits, and the amount below which the balance counts as low. */
export async function saveSettings({ members, warnBelowFen }: Settings, context: CallContext): Promise<null> {
  const { db } = context.services;
  const { account, companyId } = await managedAccount(context);
  const ids = [...new Set(members.map(({ userId }) => userId))];
  if (ids.length !== members.length) throw new PortalError('badRequest');
  await db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if (ids.length > 0) {
      const staff = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.companyId, companyId), inArray(users.id, ids)))
        // Nobody of them leaves until his limit is stored.
        .for('share');
      // Only the company's own staff: a stranger's id answers like one that does not exist.
      if (staff.length !== ids.length) throw new PortalError('notFound');
    }
    await tx
      .delete(prestoreMembers)
      .where(
        and(
          eq(prestoreMembers.accountId, account.id),
          ids.length > 0 ? notInArray(prestoreMembers.userId, ids) : undefined,
        ),
      );
    for (const { userId, limitFen } of members) {
      await tx
        .insert(prestoreMembers)
        .values({ accountId: account.id, userId, limitFen })
        .onConflictDoUpdate({
          target: [prestoreMembers.accountId, prestoreMembers.userId],
          set: { limitFen },
        });
    }
    await tx.update(prestoreAccounts).set({ warnBelowFen }).where(eq(prestoreAccounts.id, account.id));
    await recordAudit(tx, context, {
      action: 'balance.settings',
      subjectType: 'balance',
      subjectId: account.id,
      details: { warnBelowFen, members },
    });
  });
  return null;
}
