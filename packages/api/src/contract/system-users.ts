import { z } from 'zod';
import { endpoint, fileFacts } from './endpoint.js';
import * as f from './fields.js';
import {
  examplePost,
  exampleRole,
  exampleUser,
  sysPost,
  sysRole,
  sysUser,
  treeNode,
} from './system-entities.js';
import { filter, flagOrAll, periodQuery, removal, sorting, workbook } from './system-query.js';
import { may } from './system-access.js';

const source = 'ours (API family)';
const byUser = z.object({ userId: f.id });
const roleIds = z.array(f.id).max(50);
/** The family sends the whole form; `password` is empty when it does not change. */
const userForm = {
  nickName: z.string().trim().min(1, '请输入姓名').max(30),
  deptId: f.id.nullable(),
  phonenumber: f.mobile,
  email: f.email.or(z.literal('')),
  sex: z.enum(['0', '1', '2']).default('2'),
  status: f.flag.default('0'),
  remark: z.string().max(500),
  roleIds,
  /** The given posts replace all others; without any, they do not change. */
  postIds: z.array(f.id).max(50).optional(),
};
/** Progress of an import of accounts: a background job runs it. */
const userImport = z.object({
  fileName: z.string(),
  /** `refused`: the list is invalid and nothing was created; `failed`: a server error, and nothing was created. */
  state: z.enum(['waiting', 'checking', 'opening', 'done', 'refused', 'failed']),
  total: z.int(),
  checked: z.int(),
  /** All errors; `row` is the line of the sheet. */
  problems: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
  at: f.beijing,
});
const exampleImport = {
  fileName: '名单.xlsx',
  state: 'done' as const,
  total: 200,
  checked: 200,
  problems: [],
  at: '2026-11-21 09:00:00',
};
/** By its first bytes a workbook is a zip; its content decides. */
const list = { field: 'file', maxBytes: 10 * 1024 * 1024, types: ['application/zip', 'text/csv'] };

const exampleForm = {
  nickName: '王演示',
  deptId: 100,
  phonenumber: '13000000003',
  email: 'wang@example.cn',
  sex: '0' as const,
  status: '0' as const,
  remark: '',
  roleIds: [101],
};
const listQuery = {
  userName: filter,
  phonenumber: filter,
  status: flagOrAll,
  deptId: f.id.optional(),
  roleId: f.id.optional(),
};

/** Rows: Users, in the API family’s format. */
export const systemUsers = {
  list: endpoint({
    method: 'GET',
    path: '/system/user/list',
    summary: 'Users, masked, newest first; a department counts with all below it',
    source,
    access: may('system:user:list'),
    envelope: 'rows',
    query: periodQuery({ ...listQuery, ...sorting }),
    response: sysUser,
    example: { query: { pageNum: 1, pageSize: 10 }, response: exampleUser },
  }),
  options: endpoint({
    method: 'GET',
    path: '/system/user/',
    summary: 'What a new user can be given; the family’s clients call it with the slash',
    source,
    access: may('system:user:query'),
    envelope: 'flat',
    response: z.object({ roles: z.array(sysRole), posts: z.array(sysPost) }),
    example: { response: { roles: [exampleRole], posts: [examplePost] } },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/system/user/{userId}',
    summary: 'One user with the roles he has and those there are',
    source,
    access: may('system:user:query'),
    envelope: 'flat',
    params: byUser,
    response: z.object({
      data: sysUser,
      roleIds: z.array(z.int()),
      roles: z.array(sysRole),
      posts: z.array(sysPost),
      postIds: z.array(z.int()),
    }),
    example: {
      params: { userId: 12 },
      response: {
        data: exampleUser,
        roleIds: [101],
        roles: [exampleRole],
        posts: [examplePost],
        postIds: [4],
      },
    },
  }),
  add: endpoint({
    method: 'POST',
    path: '/system/user',
    summary: 'Open an account; the first password goes out by SMS when none is given',
    source,
    access: may('system:user:add'),
    notByKey: true,
    envelope: 'data',
    body: z.object({ ...userForm, userName: f.username, password: f.password.or(z.literal('')) }),
    response: f.nothing,
    example: { body: { ...exampleForm, userName: 'shenhe', password: '' }, response: null },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/user',
    summary: 'Change an account; the roles given replace all others, the name stays',
    source,
    access: may('system:user:edit'),
    notByKey: true,
    envelope: 'data',
    body: z.object({ ...userForm, userId: f.id }),
    response: f.nothing,
    example: { body: { ...exampleForm, userId: 12 }, response: null },
  }),
  remove: removal(
    '/system/user',
    'userId',
    'Close accounts; refused for one’s own and while certificates are valid; the record stays five years',
    may('system:user:remove'),
  ),
  importReport: endpoint({
    method: 'GET',
    path: '/system/user/import',
    summary: 'How far the caller’s last list is, and what is wrong with it line by line',
    source: 'ours',
    access: may('system:user:import'),
    envelope: 'data',
    response: userImport.nullable(),
    example: { response: exampleImport },
  }),
  importTemplate: endpoint({
    method: 'POST',
    path: '/system/user/importTemplate',
    summary: 'The workbook that the family’s front ends fill in, with one line as an example',
    source,
    access: may('system:user:import'),
    envelope: 'binary',
    repeatable: true,
    response: fileFacts,
    example: { response: { ...workbook, fileName: '用户导入模板.xlsx' } },
  }),
  importData: endpoint({
    method: 'POST',
    path: '/system/user/importData',
    summary: 'Have the accounts of a list opened by a job, all or none; the message says so',
    source,
    access: may('system:user:import'),
    notByKey: true,
    envelope: 'message',
    // Existing accounts are never changed by an import, whatever the family's switch says.
    query: z.object({ updateSupport: z.enum(['0', '1', 'true', 'false']).optional() }),
    upload: list,
    response: z.string(),
    example: { query: { updateSupport: '0' }, response: '名单已收下，正在检查 2 个账号' },
  }),
  unbind: endpoint({
    method: 'POST',
    path: '/system/user/{userId}/unbind',
    summary: 'End a person’s membership of his company; refused for its administrator and while orders run',
    source: 'ours',
    access: may('system:user:edit'),
    envelope: 'data',
    params: byUser,
    body: z.object({ reason: f.sentence }),
    response: f.nothing,
    example: { params: { userId: 12 }, body: { reason: '本人申请，单位已注销' }, response: null },
  }),
  resetPassword: endpoint({
    method: 'PUT',
    path: '/system/user/resetPwd',
    summary: 'Send a one-time password by SMS; the family’s front ends send one, which is taken as it is',
    source,
    access: may('system:user:resetPwd'),
    notByKey: true,
    envelope: 'data',
    body: z.object({ userId: f.id, password: f.password.or(z.literal('')) }),
    response: f.nothing,
    example: { body: { userId: 12, password: '' }, response: null },
  }),
  changeStatus: endpoint({
    method: 'PUT',
    path: '/system/user/changeStatus',
    summary: 'Stop or start an account; stopping ends its sessions',
    source,
    access: may('system:user:edit'),
    envelope: 'data',
    body: z.object({ userId: f.id, status: f.flag }),
    response: f.nothing,
    example: { body: { userId: 12, status: '1' }, response: null },
  }),
  roles: endpoint({
    method: 'GET',
    path: '/system/user/authRole/{userId}',
    summary: 'All roles, flagged where the user has them',
    source,
    access: may('system:user:query'),
    envelope: 'flat',
    params: byUser,
    response: z.object({ user: sysUser, roles: z.array(sysRole.extend({ flag: z.boolean() })) }),
    example: {
      params: { userId: 12 },
      response: { user: exampleUser, roles: [{ ...exampleRole, flag: true }] },
    },
  }),
  assignRoles: endpoint({
    method: 'PUT',
    path: '/system/user/authRole',
    summary: 'Replace a user’s roles; an empty list takes all of them',
    source,
    access: may('system:user:edit'),
    envelope: 'data',
    query: z.object({ userId: f.id, roleIds: f.ids.or(z.literal('')) }),
    response: f.nothing,
    example: { query: { userId: 12, roleIds: '101' }, response: null },
  }),
  departments: endpoint({
    method: 'GET',
    path: '/system/user/deptTree',
    summary: 'Departments as a tree for the filter',
    source,
    access: may('system:user:list'),
    envelope: 'data',
    response: z.array(treeNode),
    example: { response: [{ id: 100, label: '运营服务部' }] },
  }),
  certificates: endpoint({
    method: 'GET',
    path: '/system/user/{userId}/certificates',
    summary: 'Certificates of a user, for the office',
    source: 'ours',
    access: may('system:user:query'),
    envelope: 'data',
    params: byUser,
    response: z.array(
      z.object({
        certificateId: f.uuid,
        serialNumber: z.string(),
        state: z.string(),
        notAfter: f.beijing.nullable(),
      }),
    ),
    example: {
      params: { userId: 12 },
      response: [
        {
          certificateId: 'a3d1f0b2-4c5d-4e6f-8a7b-9c0d1e2f3a4b',
          serialNumber: '4A7F91C20E883D15',
          state: 'valid',
          notAfter: '2028-11-21 10:30:00',
        },
      ],
    },
  }),
  export: endpoint({
    method: 'POST',
    path: '/system/user/export',
    summary: 'The users that the filters find, masked, as a workbook',
    source,
    access: may('system:user:export'),
    envelope: 'binary',
    bodyType: 'form',
    body: periodQuery(listQuery),
    response: fileFacts,
    example: { body: {}, response: { ...workbook, fileName: '用户.xlsx' } },
  }),
};
