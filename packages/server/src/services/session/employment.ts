import { roles } from '@ca-portal/api/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { memberships, prestoreAccounts, prestoreMembers, userRoles, users } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';

/** Roles in a company that end with the membership (dossier 1.4: experts need no employer). */
export const companyRoles: readonly number[] = [
  roles.enterprise,
  roles.projectLeader,
  roles.costEngineer,
  roles.enterpriseAdministrator,
  roles.supervisor,
];

export async function giveRole(tx: Db, now: Date, userId: string, roleId: number): Promise<void> {
  await tx.insert(userRoles).values({ userId, roleId, createdAt: now }).onConflictDoNothing();
}

/**
 * Makes a user a member of a company, in a role. Pass a transaction: the row lock on the user lets only one
 * of two companies accept him.
 * @throws alreadyEmployed if he belongs to another company
 */
export async function joinCompany(
  tx: Db,
  now: Date,
  who: { userId: string; companyId: string; roleId: number },
): Promise<void> {
  const { userId, companyId, roleId } = who;
  const [user] = await tx
    .select({ companyId: users.companyId, disabled: users.disabled })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user || user.disabled) throw new PortalError('notFound');
  if (user.companyId !== null && user.companyId !== companyId) throw new PortalError('alreadyEmployed');
  if (user.companyId === null) {
    await tx.update(users).set({ companyId }).where(eq(users.id, userId));
    await tx.insert(memberships).values({ userId, companyId, joinedAt: now });
  }
  await giveRole(tx, now, userId, roleId);
}

/**
 * Ends a membership: company roles are removed, and without any role he becomes a natural person. His right to
 * spend the company's prepaid money ends too: it would be there again if he ever came back.
 */
export async function leaveCompany(tx: Db, now: Date, userId: string, reason: string): Promise<void> {
  const companies = tx.select({ id: users.companyId }).from(users).where(eq(users.id, userId));
  const accounts = tx
    .select({ id: prestoreAccounts.id })
    .from(prestoreAccounts)
    .where(inArray(prestoreAccounts.companyId, companies));
  await tx
    .delete(prestoreMembers)
    .where(and(eq(prestoreMembers.userId, userId), inArray(prestoreMembers.accountId, accounts)));
  await tx.update(users).set({ companyId: null }).where(eq(users.id, userId));
  await tx
    .update(memberships)
    .set({ leftAt: now, leftReason: reason })
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)));
  await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.roleId, [...companyRoles])));
  await giveRole(tx, now, userId, roles.naturalPerson);
}
