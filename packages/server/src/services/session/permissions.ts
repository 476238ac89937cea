import { rolePermissions, roles, type RoleId } from '@ca-portal/api/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { Kept } from '../../db/changes.js';
import { roleMenus, sysMenus, sysRoles } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';

async function read({ db }: Services, roleId: RoleId): Promise<readonly string[]> {
  const usual = rolePermissions[roleId] ?? [];
  // An administrator must be able to undo changes of his own role.
  if (roleId === roles.platformAdministrator) return usual;
  const [role] = await db.select().from(sysRoles).where(eq(sysRoles.id, roleId));
  if (!role) return usual;
  if (role.stopped || role.removedAt) return [];
  const rows = await db
    .select({ permission: sysMenus.permission })
    .from(roleMenus)
    .innerJoin(sysMenus, eq(sysMenus.id, roleMenus.menuId))
    .where(and(eq(roleMenus.roleId, roleId), eq(sysMenus.stopped, false), isNull(sysMenus.removedAt)));
  return [...new Set(rows.flatMap((row) => row.permission.split(',')).filter(Boolean))].toSorted();
}

const kept = new WeakMap<Services, Kept<readonly string[]>>();

/**
 * A role's permissions: the permission strings of its menus. Read on every call and cached until roles or
 * menus change, for one second at most. A role without a row has the domain's defaults.
 */
export function permissionsOf(services: Services, roleId: RoleId): Promise<readonly string[]> {
  const here = kept.get(services) ?? new Kept<readonly string[]>(services.changes, 'roles');
  kept.set(services, here);
  return here.get(String(roleId), () => read(services, roleId));
}
