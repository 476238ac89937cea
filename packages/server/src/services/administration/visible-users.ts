import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { departments, officeUsers, roleDepartments, sysRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { withDescendants } from './trees.js';
import { officeUser, type OfficeUserRow } from './office-users.js';

/** Numbers of a department and its descendants. */
export async function departmentsBelow(context: CallContext, id: number): Promise<number[]> {
  const rows = await context.services.db
    .select({ id: departments.id, parentId: departments.parentId })
    .from(departments)
    .where(isNull(departments.removedAt));
  return [...withDescendants(rows, id)];
}

/**
 * Condition for the users that the caller's role may see (its data scope); undefined means everybody. To be
 * joined with users and officeUsers.
 */
export async function visibleUsers(context: CallContext): Promise<SQL | undefined> {
  const { userId, roleId, permissions } = sessionOf(context);
  const { db } = context.services;
  const oneself = eq(users.id, userId);
  if (permissions.includes('*:*:*')) return undefined;
  const [role] = await db.select().from(sysRoles).where(eq(sysRoles.id, roleId));
  if (!role) return oneself;
  if (role.dataScope === '1') return undefined;
  if (role.dataScope === '5') return oneself;
  if (role.dataScope === '2') {
    const chosen = db
      .select({ id: roleDepartments.departmentId })
      .from(roleDepartments)
      .where(eq(roleDepartments.roleId, roleId));
    return or(oneself, inArray(officeUsers.departmentId, chosen));
  }
  const [place] = await db.select().from(officeUsers).where(eq(officeUsers.userId, userId));
  if (!place?.departmentId) return oneself;
  const seen =
    role.dataScope === '3' ? [place.departmentId] : await departmentsBelow(context, place.departmentId);
  return or(oneself, inArray(officeUsers.departmentId, seen));
}

/** A user whom the caller may see; others answer "not found". */
export async function visibleUser(context: CallContext, userNumber: number): Promise<OfficeUserRow> {
  const { db } = context.services;
  const row = await officeUser(db, userNumber);
  const [seen] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(officeUsers, eq(officeUsers.userId, users.id))
    .where(and(eq(officeUsers.userNumber, userNumber), await visibleUsers(context)));
  if (!seen) throw new PortalError('notFound');
  return row;
}
