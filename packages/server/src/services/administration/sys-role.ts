import type { SysRole } from '@ca-portal/api/contract';
import { formatBeijing, roles } from '@ca-portal/api/domain';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { sysRoles } from '../../db/schema/index.js';
import { flagOf } from './query.js';

/** A role in the API family's format. */
export const sysRoleOf = (row: typeof sysRoles.$inferSelect): SysRole => ({
  roleId: row.id,
  roleName: row.name,
  roleKey: row.key,
  roleSort: row.position,
  dataScope: row.dataScope,
  menuCheckStrictly: row.menuCheckStrictly,
  deptCheckStrictly: row.deptCheckStrictly,
  status: flagOf(row.stopped),
  createBy: row.createdBy,
  createTime: formatBeijing(row.createdAt),
  remark: row.remark || null,
});

/** Roles that can be assigned; role 0 (none) is not one of them. */
export async function givableRoles(db: Db): Promise<SysRole[]> {
  const rows = await db
    .select()
    .from(sysRoles)
    .where(and(eq(sysRoles.stopped, false), isNull(sysRoles.removedAt), ne(sysRoles.id, roles.unchosen)))
    .orderBy(asc(sysRoles.position), asc(sysRoles.id));
  return rows.map(sysRoleOf);
}
