import { roles, type RoleId } from '@ca-portal/api/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { sysRoles, userRoles } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { guardRoles, rolesOf } from './role-limits.js';

export const isAdministrator = (context: CallContext): boolean =>
  sessionOf(context).permissions.includes('*:*:*');

async function demandRoles(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await db
    .select({ id: sysRoles.id })
    .from(sysRoles)
    .where(and(inArray(sysRoles.id, [...ids]), eq(sysRoles.stopped, false), isNull(sysRoles.removedAt)))
    .for('share');
  if (known.length < ids.length || ids.includes(roles.unchosen)) throw new PortalError('roleUnknown');
}

/**
 * Checks that the caller is still an administrator before he removes that role from others. The lock
 * serializes this: two administrators who remove each other at once would leave the portal without one.
 */
async function demandStillAdministrator(db: Db, context: CallContext): Promise<void> {
  const { platformAdministrator } = roles;
  await db.select().from(sysRoles).where(eq(sysRoles.id, platformAdministrator)).for('update');
  if (!(await rolesOf(db, sessionOf(context).userId)).includes(platformAdministrator)) {
    throw new PortalError('forbidden');
  }
}

/**
 * Replaces a user's roles and returns the changes. Nobody gives or takes a role that is beyond his own, or removes the
 * administrator's role from himself.
 */
export async function replaceRoles(
  db: Db,
  context: CallContext,
  userId: string,
  wanted: readonly number[],
): Promise<{ given: number[]; taken: number[] }> {
  const had = await rolesOf(db, userId);
  const given = [...new Set(wanted)].filter((id) => !had.includes(id));
  const taken = had.filter((id) => !wanted.includes(id));
  await guardRoles(db, context, [...given, ...taken]);
  if (userId === sessionOf(context).userId && taken.includes(roles.platformAdministrator)) {
    throw new PortalError('ownAccount');
  }
  if (taken.includes(roles.platformAdministrator)) await demandStillAdministrator(db, context);
  await demandRoles(db, given);
  if (taken.length > 0) {
    await db.delete(userRoles).where(and(eq(userRoles.userId, userId), inArray(userRoles.roleId, taken)));
  }
  if (given.length > 0) {
    const createdAt = context.services.clock();
    await db
      .insert(userRoles)
      .values(given.map((roleId) => ({ userId, roleId: roleId as RoleId, createdAt })))
      .onConflictDoNothing();
  }
  return { given, taken };
}

/** Replaces a user's roles and records which were added and removed. */
export async function assignRoles(
  tx: Db,
  context: CallContext,
  user: { readonly id: string; readonly username: string },
  wanted: readonly number[],
): Promise<void> {
  const moved = await replaceRoles(tx, context, user.id, wanted);
  await recordAudit(tx, context, {
    action: 'user.assignRoles',
    subjectType: 'user',
    subjectId: user.id,
    details: { username: user.username, ...moved },
  });
}
