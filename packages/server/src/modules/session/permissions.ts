import { rolePermissions, roles, type RoleId } from '@ca-portal/api/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { roleMenus, sysMenus, sysRoles } from '../../db/schema/index.js';
import type { Services } from '../../services.js';

/** Another instance may have changed a role; this one notices after so long. */
const freshMs = 2_000;
type Cache = Map<number, { readonly at: number; readonly granted: Promise<readonly string[]> }>;
const caches = new WeakMap<object, Cache>();

async function read({ db }: Services, roleId: RoleId): Promise<readonly string[]> {
  const usual = rolePermissions[roleId] ?? [];
  // Whatever an administrator does to his own role, he can undo.
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

/**
 * What a role may do: the permission strings of the menus that it has. Asked on every call, so the answer is kept
 * for two seconds. A database without roles (an installation before its first administration) has the domain's.
 */
export function permissionsOf(services: Services, roleId: RoleId): Promise<readonly string[]> {
  const cache: Cache = caches.get(services.db) ?? new Map();
  caches.set(services.db, cache);
  const now = performance.now();
  const known = cache.get(roleId);
  if (known && now - known.at < freshMs) return known.granted;
  const granted = read(services, roleId);
  cache.set(roleId, { at: now, granted });
  granted.catch(() => cache.delete(roleId));
  return granted;
}

/** After a role or menu has changed. */
export const forgetPermissions = (services: Services): void => {
  caches.delete(services.db);
};
