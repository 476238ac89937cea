import type { InputOf, systemRoles } from '@ca-portal/api/contract';
import { roles } from '@ca-portal/api/domain';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import {
  departments,
  roleDepartments,
  roleMenus,
  sysMenus,
  sysRoles,
  userRoles,
} from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  changesBetween,
  isAdministrator,
  lockedRole,
  rolesOf,
  scopeWithin,
  type RoleRow,
} from '../../services/administration/index.js';

type Form = InputOf<typeof systemRoles.add>['body'];

/** Name and key are unique among existing roles; the writers' lock serializes simultaneous changes. */
async function demandUnique(tx: Db, { roleName, roleKey }: Form, except = 0): Promise<void> {
  const [same] = await tx
    .select({ name: sysRoles.name })
    .from(sysRoles)
    .where(
      and(
        isNull(sysRoles.removedAt),
        ne(sysRoles.id, except),
        or(eq(sysRoles.name, roleName), eq(sysRoles.key, roleKey)),
      ),
    );
  if (same) throw new PortalError('nameTaken', { name: same.name === roleName ? roleName : roleKey });
}

/** Nobody grants a role a permission that he does not have himself. */
async function grantMenus(tx: Db, context: CallContext, roleId: number, menuIds: readonly number[]) {
  const wanted = [...new Set(menuIds)];
  const known = wanted.length
    ? await tx
        .select({ id: sysMenus.id, permission: sysMenus.permission })
        .from(sysMenus)
        .where(and(inArray(sysMenus.id, wanted), isNull(sysMenus.removedAt)))
    : [];
  if (known.length < wanted.length) throw new PortalError('notFound');
  const had = await tx.select().from(roleMenus).where(eq(roleMenus.roleId, roleId));
  const before = new Set(had.map((row) => row.menuId));
  const added = known.filter(({ id }) => !before.has(id));
  const { permissions } = sessionOf(context);
  const beyond = added.some(({ permission }) =>
    permission.split(',').some((one) => one && !permissions.includes(one)),
  );
  if (beyond && !isAdministrator(context)) throw new PortalError('forbidden');
  const taken = [...before].filter((id) => !wanted.includes(id));
  if (taken.length > 0) {
    await tx.delete(roleMenus).where(and(eq(roleMenus.roleId, roleId), inArray(roleMenus.menuId, taken)));
  }
  if (added.length > 0) await tx.insert(roleMenus).values(added.map(({ id }) => ({ roleId, menuId: id })));
  return { menusGiven: added.map(({ id }) => id), menusTaken: taken };
}

/** The administrator’s role always permits everything, so it cannot be changed. */
const guardBuiltIn = (role: RoleRow): void => {
  if (role.id === roles.platformAdministrator) throw new PortalError('builtIn');
};

/** One writer of roles at a time: changes are rare, and their result must not depend on timing. */
const writing = <T>(context: CallContext, deed: (tx: Db) => Promise<T>): Promise<T> =>
  context.services.db.transaction(async (tx) => {
    await tx
      .select({ id: sysRoles.id })
      .from(sysRoles)
      .where(eq(sysRoles.id, roles.platformAdministrator))
      .for('update');
    return deed(tx);
  });

export const addRole = (given: Form, context: CallContext): Promise<null> =>
  writing(context, async (tx) => {
    await demandUnique(tx, given);
    const [row] = await tx
      .insert(sysRoles)
      .values({
        name: given.roleName,
        key: given.roleKey,
        position: given.roleSort,
        stopped: given.status === '1',
        menuCheckStrictly: given.menuCheckStrictly,
        remark: given.remark,
        createdBy: sessionOf(context).name,
        createdAt: context.services.clock(),
      })
      .returning({ id: sysRoles.id });
    if (!row) throw new Error('a role that was not kept');
    const moved = await grantMenus(tx, context, row.id, given.menuIds);
    await recordAudit(tx, context, {
      action: 'role.add',
      subjectType: 'role',
      subjectId: String(row.id),
      details: { name: given.roleName, ...moved },
    });
    return null;
  });

export const updateRole = (
  given: InputOf<typeof systemRoles.update>['body'],
  context: CallContext,
): Promise<null> =>
  writing(context, async (tx) => {
    const role = await lockedRole(tx, given.roleId);
    guardBuiltIn(role);
    await demandUnique(tx, given, role.id);
    // The code refers to the portal’s own roles by key, so their keys stay.
    const after = {
      name: given.roleName,
      key: role.builtIn ? role.key : given.roleKey,
      position: given.roleSort,
      stopped: given.status === '1',
      menuCheckStrictly: given.menuCheckStrictly,
      remark: given.remark,
    };
    await tx.update(sysRoles).set(after).where(eq(sysRoles.id, role.id));
    const moved = await grantMenus(tx, context, role.id, given.menuIds);
    await recordAudit(tx, context, {
      action: 'role.update',
      subjectType: 'role',
      subjectId: String(role.id),
      details: { name: role.name, ...moved, changes: changesBetween<RoleRow>(role, after) },
    });
    return null;
  });

/** Nobody changes what his own roles show him, or lets a role show more than his own does. */
async function guardScope(
  tx: Db,
  context: CallContext,
  roleId: number,
  wanted: Parameters<typeof scopeWithin>[2],
): Promise<void> {
  if (isAdministrator(context)) return;
  const session = sessionOf(context);
  const own = (await rolesOf(tx, session.userId)).includes(roleId);
  if (own || !(await scopeWithin(tx, session, wanted))) throw new PortalError('forbidden');
}

export const setDataScope = (
  given: InputOf<typeof systemRoles.dataScope>['body'],
  context: CallContext,
): Promise<null> =>
  writing(context, async (tx) => {
    const role = await lockedRole(tx, given.roleId);
    guardBuiltIn(role);
    const ids = given.dataScope === '2' ? [...new Set(given.deptIds)] : [];
    const known = ids.length
      ? await tx
          .select({ id: departments.id })
          .from(departments)
          .where(and(inArray(departments.id, ids), isNull(departments.removedAt)))
      : [];
    if (known.length < ids.length) throw new PortalError('notFound');
    await guardScope(tx, context, role.id, { dataScope: given.dataScope, departmentIds: ids });
    const after = { dataScope: given.dataScope, deptCheckStrictly: given.deptCheckStrictly };
    await tx.update(sysRoles).set(after).where(eq(sysRoles.id, role.id));
    await tx.delete(roleDepartments).where(eq(roleDepartments.roleId, role.id));
    if (ids.length > 0) {
      await tx.insert(roleDepartments).values(ids.map((departmentId) => ({ roleId: role.id, departmentId })));
    }
    await recordAudit(tx, context, {
      action: 'role.dataScope',
      subjectType: 'role',
      subjectId: String(role.id),
      details: { name: role.name, deptIds: ids, changes: changesBetween<RoleRow>(role, after) },
    });
    return null;
  });

export const stopRole = (
  given: InputOf<typeof systemRoles.changeStatus>['body'],
  context: CallContext,
): Promise<null> =>
  writing(context, async (tx) => {
    const role = await lockedRole(tx, given.roleId);
    guardBuiltIn(role);
    const stopped = given.status === '1';
    await tx.update(sysRoles).set({ stopped }).where(eq(sysRoles.id, role.id));
    await recordAudit(tx, context, {
      action: stopped ? 'role.stop' : 'role.start',
      subjectType: 'role',
      subjectId: String(role.id),
      details: { name: role.name },
    });
    return null;
  });

/** Marks roles as removed, all or none. */
export const removeRoles = (ids: readonly number[], context: CallContext): Promise<null> =>
  writing(context, async (tx) => {
    for (const id of ids) {
      const role = await lockedRole(tx, id);
      if (role.builtIn) throw new PortalError('builtIn');
      const holders = await tx.$count(userRoles, eq(userRoles.roleId, id));
      if (holders > 0) throw new PortalError('roleInUse', { name: role.name });
      await tx.delete(roleMenus).where(eq(roleMenus.roleId, id));
      await tx.update(sysRoles).set({ removedAt: context.services.clock() }).where(eq(sysRoles.id, id));
      await recordAudit(tx, context, {
        action: 'role.remove',
        subjectType: 'role',
        subjectId: String(id),
        details: { name: role.name },
      });
    }
    return null;
  });
