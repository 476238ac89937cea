import type { InputOf, systemRoles } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, asc, eq, exists, isNull, notExists, or } from 'drizzle-orm';
import { pageOf } from '../../db/paging.js';
import { departments, roleDepartments, sysRoles, userRoles, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { workbook } from '../../services/workbook/index.js';
import type { Handlers } from '../../context/handlers.js';
import {
  assignRoles,
  guardRoles,
  rolesOf,
  numberUsers,
  chosenFlag,
  contains,
  familyPart,
  idsOf,
  orderOf,
  recordExport,
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

/** Users with a role, or those without it. */
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

/** Gives a role to several users or removes it, for all or none. */
async function moveRole(query: { roleId: number; userIds: string }, gives: boolean, context: CallContext) {
  const { db } = context.services;
  await roleRow(db, query.roleId);
  const rows = await Promise.all(idsOf(query.userIds).map((number) => visibleUser(context, number)));
  await db.transaction(async (tx) => {
    await guardRoles(tx, context, [query.roleId]);
    for (const { user } of rows) {
      const had = await rolesOf(tx, user.id);
      const rest = had.filter((id) => id !== query.roleId);
      const wanted = gives ? [...rest, query.roleId] : rest;
      await assignRoles(tx, context, user, wanted);
    }
  });
  return null;
}

type RoleFilter = InputOf<typeof systemRoles.export>['body'];

const found = (query: RoleFilter) => {
  const stopped = chosenFlag(query.status);
  return and(
    isNull(sysRoles.removedAt),
    contains(sysRoles.name, query.roleName),
    contains(sysRoles.key, query.roleKey),
    stopped === undefined ? undefined : eq(sysRoles.stopped, stopped),
    within(sysRoles.createdAt, query),
  );
};
const usualOrder = [asc(sysRoles.position), asc(sysRoles.id)];
const sortable = {
  roleId: sysRoles.id,
  roleName: sysRoles.name,
  roleKey: sysRoles.key,
  roleSort: sysRoles.position,
  createTime: sysRoles.createdAt,
};
const exported = ['角色编号', '角色名称', '权限字符', '显示顺序', '状态', '创建时间', '备注'];

export const systemRolesHandlers: Handlers<typeof systemRoles> = {
  async list({ query }, { services: { db } }) {
    const { rows, total } = await pageOf(
      db,
      sysRoles,
      { where: found(query), orderBy: orderOf(query, sortable, usualOrder) },
      familyPart(query),
    );
    return { rows: rows.map(sysRoleOf), total };
  },

  async export({ body }, context) {
    const { db } = context.services;
    const rows = await db
      .select()
      .from(sysRoles)
      .where(found(body))
      .orderBy(...usualOrder);
    await recordExport('role', rows.length, context);
    const lines = rows.map((row) => [
      row.id,
      row.name,
      row.key,
      row.position,
      row.stopped ? '停用' : '正常',
      formatBeijing(row.createdAt),
      row.remark,
    ]);
    return workbook('角色', exported, lines, context);
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
