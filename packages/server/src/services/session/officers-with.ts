import { hasPermission, type Permission, type RoleId } from '@ca-portal/api/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Services } from '../../context/services.js';
import { userRoles, users } from '../../db/schema/index.js';
import { permissionsOf } from './permissions.js';

/**
 * Ids of the active users who may do something in one of their roles, as the administrator has set the roles:
 * whom to tell of work that waits. Call it outside of transactions, for it reads through `services`.
 */
export async function officersWith(services: Services, permission: Permission): Promise<string[]> {
  const { db } = services;
  const held = await db.selectDistinct({ roleId: userRoles.roleId }).from(userRoles);
  const granted: number[] = [];
  for (const { roleId } of held) {
    if (hasPermission(await permissionsOf(services, roleId as RoleId), permission)) granted.push(roleId);
  }
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(inArray(userRoles.roleId, granted), eq(users.disabled, false), isNull(users.closedAt)));
  return rows.map(({ id }) => id);
}
