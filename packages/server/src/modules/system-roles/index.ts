import type { systemRoles } from '@ca-portal/api/contract';
import { and, asc, eq, exists, isNull, notExists, or } from 'drizzle-orm';
import { pageOf } from '../../db/paging.js';
import { departments, roleDepartments, sysRoles, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../kernel/context.js';
import type { Handlers } from '../../kernel/handlers.js';
import {
  assignRoles,
  guardAdministrators,
  rolesOf,
  numberUsers,
  chosenFlag,
  contains,
  familyPart,
  idsOf,
  within,
  givableRoles,
  sysRoleOf,
  leavesOf,
  treeOf,
  visibleUser,
  visibleUsers,
  usersWhere,
  roleRow,
} from '../../services/administration/index.js';
import { addRole, removeRoles, setDataScope, stopRole, updateRole } from './change-roles.js';

type HolderFilter = {
  readonly roleId: number;
  readonly userName?: string | undefined;
  readonly phonenumber?: string | undefined;
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
};

/** Users who have a role, or those who do not. */
async function listHolders(filter: HolderFilter, having: boolean, context: CallContext) {
  const { db } = context.services;
  await roleRow(db, filter.roleId);
  await numberUsers(db);
  const his = db
    .select()
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, filter.roleId)));
  const where = and(
    isNull(users.closedAt),
    await visibleUsers(context),
    having ? exists(his) : notExists(his),
    or(contains(users.username, filter.userName), contains(users.name, filter.userName)),
    contains(users.phone, filter.phonenumber),
  );
  return usersWhere(context, where, filter);
}

/** Gives a role to several users or takes it from them: all of them or none. */
async function moveRole(query: { roleId: number; userIds: string }, gives: boolean, context: CallContext) {
  const { db } = context.services;
  await roleRow(db, query.roleId);
  const rows = await Promise.all(idsOf(query.userIds).map((number) => visibleUser(context, number)));
  await db.transaction(async (tx) => {
    for (const { user } of rows) {
      const had = await rolesOf(tx, user.id);
      const rest = had.filter((id) => id !== query.roleId);
      const wanted = gives ? [...rest, query.roleId] : rest;
      guardAdministrators(context, [query.roleId]);
      await assignRoles(tx, context, user, wanted);
    }
  });
  return null;
}

export const systemRolesHandlers: Handlers<typeof systemRoles> = {
  async list({ query }, { services: { db } }) {
    const stopped = chosenFlag(query.status);
    const where = and(
      isNull(sysRoles.removedAt),
      contains(sysRoles.name, query.roleName),
      contains(sysRoles.key, query.roleKey),
      stopped === undefined ? undefined : eq(sysRoles.stopped, stopped),
      within(sysRoles.createdAt, query),
    );
    const { rows, total } = await pageOf(
      db,
      sysRoles,
      { where, orderBy: [asc(sysRoles.position), asc(sysRoles.id)] },
      familyPart(query),
    );
    return { rows: rows.map(sysRoleOf), total };
  },

  options: (_, { services }) => givableRoles(services.db),
  detail: async ({ params }, { services }) => sysRoleOf(await roleRow(services.db, params.roleId)),
  add: ({ body }, context) => addRole(body, context),
  update: ({ body }, context) => updateRole(body, context),
  dataScope: ({ body }, context) => setDataScope(body, context),
  changeStatus: ({ body }, context) => stopRole(body, context),
  remove: ({ params }, context) => removeRoles(idsOf(params.roleId), context),

  async departments({ params }, { services: { db } }) {
    const role = await roleRow(db, params.roleId);
    const rows = await db
      .select()
      .from(departments)
      .where(isNull(departments.removedAt))
      .orderBy(asc(departments.position), asc(departments.id));
    const chosen = await db
      .select({ id: roleDepartments.departmentId })
      .from(roleDepartments)
      .where(eq(roleDepartments.roleId, role.id))
      .orderBy(roleDepartments.departmentId);
    const ids = chosen.map((row) => row.id);
    return { depts: treeOf(rows), checkedKeys: role.deptCheckStrictly ? leavesOf(rows, ids) : ids };
  },

  holders: ({ query }, context) => listHolders(query, true, context),
  others: ({ query }, context) => listHolders(query, false, context),
  take: ({ query }, context) => moveRole(query, false, context),
  give: ({ query }, context) => moveRole(query, true, context),
};
