import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { departments, officeUsers, roleDepartments, sysRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import type { Db } from '../../db/db.js';
import { sessionOf, type Session } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { withDescendants } from './trees.js';
import { officeUser, type OfficeUserRow } from './office-users.js';

/** Numbers of a department and its descendants. */
export async function departmentsBelow(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .select({ id: departments.id, parentId: departments.parentId })
    .from(departments)
    .where(isNull(departments.removedAt));
  return [...withDescendants(rows, id)];
}

/** Whose data scope it is: that of the role in the session. */
export type Viewer = Pick<Session, 'userId' | 'roleId' | 'permissions'>;

/** The departments whose users a role's data scope shows; besides, everybody sees himself. */
export async function shownDepartments(
  db: Db,
  { userId, roleId, permissions }: Viewer,
): Promise<'all' | readonly number[]> {
  if (permissions.includes('*:*:*')) return 'all';
  const [role] = await db.select().from(sysRoles).where(eq(sysRoles.id, roleId));
  if (!role || role.dataScope === '5') return [];
  if (role.dataScope === '1') return 'all';
  if (role.dataScope === '2') {
    const chosen = await db.select().from(roleDepartments).where(eq(roleDepartments.roleId, roleId));
    return chosen.map(({ departmentId }) => departmentId);
  }
  const [place] = await db.select().from(officeUsers).where(eq(officeUsers.userId, userId));
  if (!place?.departmentId) return [];
  return role.dataScope === '3' ? [place.departmentId] : departmentsBelow(db, place.departmentId);
}

/**
 * Condition for the users that the caller's role may see (its data scope); undefined means everybody. To be
 * joined with users and officeUsers.
 */
export async function visibleUsers(context: CallContext): Promise<SQL | undefined> {
  const session = sessionOf(context);
  const shown = await shownDepartments(context.services.db, session);
  if (shown === 'all') return undefined;
  return or(eq(users.id, session.userId), inArray(officeUsers.departmentId, [...shown]));
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
