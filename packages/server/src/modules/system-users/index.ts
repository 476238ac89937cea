import type { systemUsers } from '@ca-portal/api/contract';
import { certificateState, formatBeijing } from '@ca-portal/api/domain';
import { asc, desc, eq, isNull } from 'drizzle-orm';
import { certificates, departments } from '../../db/schema/index.js';
import type { Handlers } from '../../context/handlers.js';
import { workbook } from '../../services/workbook/index.js';
import { parametersOf } from '../../parameters/index.js';
import {
  assignRoles,
  guardHolder,
  recordExport,
  rolesOf,
  sysUserOf,
  idsOf,
  givablePosts,
  givableRoles,
  postIdsOf,
  treeOf,
  visibleUser,
  listUsers,
} from '../../services/administration/index.js';
import { beginImport, importTemplate, lastImport } from './import-users.js';
import { unbindUser } from './unbind-user.js';
import { addUser, changeStatus, closeUsers, resetPassword, updateUser } from './change-users.js';

export { importJob, runImport } from './import-users.js';

const columns = ['用户编号', '账号', '姓名', '手机号', '邮箱', '部门', '状态', '最近登录', '创建时间'];

/** Accounts, for the office. */
export const systemUsersHandlers: Handlers<typeof systemUsers> = {
  list: ({ query }, context) => listUsers(context, query, true),

  options: async (_, { services: { db } }) => ({
    roles: await givableRoles(db),
    posts: await givablePosts(db),
  }),

  async detail({ params }, context) {
    const { db } = context.services;
    const row = await visibleUser(context, params.userId);
    return {
      data: sysUserOf(row, false),
      roleIds: await rolesOf(db, row.user.id),
      roles: await givableRoles(db),
      posts: await givablePosts(db),
      postIds: await postIdsOf(db, row.user.id),
    };
  },

  add: ({ body }, context) => addUser(body, context),
  update: ({ body }, context) => updateUser(body, context),
  remove: ({ params }, context) => closeUsers(idsOf(params.userId), context),
  importReport: (_, context) => lastImport(context),
  importTemplate: (_, context) => importTemplate(context),
  importData: async ({ file }, context) =>
    `名单已收下，正在检查 ${await beginImport(file, context)} 个账号，结果见站内消息`,
  unbind: ({ params, body }, context) => unbindUser(params.userId, body.reason, context),
  resetPassword: ({ body }, context) => resetPassword(body, context),
  changeStatus: ({ body }, context) => changeStatus(body, context),

  async roles({ params }, context) {
    const { db } = context.services;
    const row = await visibleUser(context, params.userId);
    const his = await rolesOf(db, row.user.id);
    const all = await givableRoles(db);
    return {
      user: sysUserOf(row, true),
      roles: all.map((role) => ({ ...role, flag: his.includes(role.roleId) })),
    };
  },

  async assignRoles({ query }, context) {
    const { db } = context.services;
    const { user } = await visibleUser(context, query.userId);
    await guardHolder(db, context, user.id);
    await db.transaction(async (tx) => {
      await assignRoles(tx, context, user, idsOf(query.roleIds));
    });
    return null;
  },

  async departments(_, { services: { db } }) {
    const rows = await db
      .select()
      .from(departments)
      .where(isNull(departments.removedAt))
      .orderBy(asc(departments.position), asc(departments.id));
    return treeOf(rows);
  },

  async certificates({ params }, context) {
    const { db, clock } = context.services;
    const { user } = await visibleUser(context, params.userId);
    const { renewalWindowDays } = await parametersOf(context.services);
    const rows = await db
      .select()
      .from(certificates)
      .where(eq(certificates.userId, user.id))
      .orderBy(desc(certificates.createdAt), asc(certificates.id));
    return rows.map((row) => ({
      certificateId: row.id,
      serialNumber: row.serialNumber,
      state: certificateState(row.status, row.notAfter, clock(), renewalWindowDays),
      notAfter: formatBeijing(row.notAfter),
    }));
  },

  async export({ body }, context) {
    const { rows } = await listUsers(context, body, false);
    await recordExport('user', rows.length, context);
    return workbook(
      '用户',
      columns,
      rows.map((row) => [
        row.userId,
        row.userName,
        row.nickName,
        row.phonenumber,
        row.email,
        row.dept?.deptName ?? '',
        row.status === '0' ? '正常' : '停用',
        row.loginDate ?? '',
        row.createTime,
      ]),
      context,
    );
  },
};
