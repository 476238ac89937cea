import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { sysRoles } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';

export type RoleRow = typeof sysRoles.$inferSelect;

/** An existing role. */
export async function roleRow(db: Db, id: number): Promise<RoleRow> {
  const [row] = await db.select().from(sysRoles).where(eq(sysRoles.id, id));
  if (!row || row.removedAt) throw new PortalError('notFound');
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockedRole(tx: Db, id: number): Promise<RoleRow> {
  const [row] = await tx.select().from(sysRoles).where(eq(sysRoles.id, id)).for('update');
  if (!row || row.removedAt) throw new PortalError('notFound');
  return row;
}
