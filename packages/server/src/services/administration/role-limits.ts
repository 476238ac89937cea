import { contract } from '@ca-portal/api/contract';
import { rolePermissions, roles, type RoleId } from '@ca-portal/api/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CallContext } from '../../context/call-context.js';
import type { Db } from '../../db/db.js';
import { roleDepartments, roleMenus, sysMenus, sysRoles, userRoles } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import { sessionOf } from '../../kernel/session.js';
import { shownDepartments, type Viewer } from './visible-users.js';
import type { RoleRow } from './role-row.js';

/** Whoever gives roles, or changes those who have them. */
export type Giver = Viewer;

/**
 * What opens a call. Other strings of menus open nothing, so a customer's page that was labelled with one
 * does not lock customers for the service desk.
 */
const opening = new Set<string>([
  '*:*:*',
  ...Object.values(contract)
    .flatMap((group) => Object.values(group))
    .flatMap(({ access }) => (access.kind === 'user' && access.permission) || []),
]);

/** The roles of a user, in their order. */
export async function rolesOf(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.roleId);
  return rows.map((row) => row.roleId);
}

/** The permissions of these roles, also while a role or a menu is stopped: it may be started again. */
async function permissionsBehind(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ roleId: roleMenus.roleId, permission: sysMenus.permission })
    .from(roleMenus)
    .innerJoin(sysMenus, eq(sysMenus.id, roleMenus.menuId))
    .where(and(inArray(roleMenus.roleId, [...ids]), isNull(sysMenus.removedAt)));
  const found = new Map(ids.map((id): [number, string[]] => [id, []]));
  for (const { roleId, permission } of rows) {
    found.get(roleId)?.push(...permission.split(',').filter((one) => opening.has(one)));
  }
  if (found.has(roles.platformAdministrator)) found.set(roles.platformAdministrator, ['*:*:*']);
  return found;
}

/**
 * True if a role with this scope shows its holders nobody whom the giver does not see. 本部门 and 本部门及下级
 * depend on the holder's place, so only a giver with such a scope gives them: his holders are below him.
 */
export async function scopeWithin(
  db: Db,
  giver: Giver,
  { dataScope, departmentIds }: Pick<RoleRow, 'dataScope'> & { departmentIds: readonly number[] },
): Promise<boolean> {
  const seen = await shownDepartments(db, giver);
  if (seen === 'all' || dataScope === '5') return true;
  if (dataScope === '2') return departmentIds.every((id) => seen.includes(id));
  const [own] = await db.select().from(sysRoles).where(eq(sysRoles.id, giver.roleId));
  if (dataScope === '3') return own?.dataScope === '3' || own?.dataScope === '4';
  return dataScope === '4' && own?.dataScope === '4';
}

/**
 * Those of the roles that permit or show more than the giver's role does. A role without a permission, as
 * every applicant's, is beyond nobody.
 */
export async function rolesBeyond(db: Db, giver: Giver, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0 || giver.permissions.includes('*:*:*')) return [];
  const rows = await db
    .select()
    .from(sysRoles)
    .where(inArray(sysRoles.id, [...ids]));
  const beyond: number[] = [];
  for (const [id, had] of await permissionsBehind(db, ids)) {
    const row = rows.find((one) => one.id === id);
    const permits = row ? had : (rolePermissions[id as RoleId] ?? had);
    if (permits.length === 0) continue;
    const chosen = await db.select().from(roleDepartments).where(eq(roleDepartments.roleId, id));
    const departmentIds = chosen.map(({ departmentId }) => departmentId);
    const within =
      permits.every((one) => giver.permissions.includes(one)) &&
      (!row || (await scopeWithin(db, giver, { dataScope: row.dataScope, departmentIds })));
    if (!within) beyond.push(id);
  }
  return beyond;
}

/** Refuses to give or take a role that permits or shows more than the caller's own. */
export async function guardRoles(db: Db, context: CallContext, ids: readonly number[]): Promise<void> {
  if ((await rolesBeyond(db, sessionOf(context), ids)).length > 0) throw new PortalError('forbidden');
}

/**
 * Refuses to change a user who may do or see more than the caller: whoever sets another person's phone or
 * password can log in as that person.
 */
export const guardHolder = async (db: Db, context: CallContext, userId: string): Promise<void> =>
  guardRoles(db, context, await rolesOf(db, userId));
