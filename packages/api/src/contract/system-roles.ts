import { z } from 'zod';
import { endpoint, fileFacts } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';
import { exampleRole, exampleUser, sysRole, sysUser, treeNode } from './system-entities.js';
import { filter, flagOrAll, periodQuery, removal, sorting, systemPaging, workbook } from './system-query.js';

const source = 'ours (API family)';
/** Id of a role: users without a chosen role have role 0, which can be read like the others. */
const roleNumber = z.coerce.number<number>().int().min(0).max(2_147_483_647);
const byRole = z.object({ roleId: roleNumber });
const listQuery = { roleName: filter, roleKey: filter, status: flagOrAll };
const menuIds = z.array(f.id).max(2_000);
const roleForm = {
  roleName: z.string().trim().min(1, '请输入角色名称').max(30),
  roleKey: z
    .string()
    .trim()
    .regex(/^[\w:-]{1,100}$/, '权限字符只含字母、数字、横线、冒号和下划线，最多 100 个字'),
  roleSort: z.int().min(0).max(9_999),
  status: f.flag,
  menuCheckStrictly: z.boolean(),
  remark: z.string().max(500),
  menuIds,
};
const exampleForm = {
  roleName: '审核员',
  roleKey: 'reviewer',
  roleSort: 2,
  status: '0' as const,
  menuCheckStrictly: true,
  remark: '',
  menuIds: [1, 102],
};
/** Roles, their permissions, and their users. */
export const systemRoles = {
  list: endpoint({
    method: 'GET',
    path: '/system/role/list',
    summary: 'Roles in their order',
    source,
    access: may('system:role:list'),
    envelope: 'rows',
    query: periodQuery({ ...listQuery, ...sorting }),
    response: sysRole,
    example: { query: { pageNum: 1, pageSize: 10 }, response: exampleRole },
  }),
  options: endpoint({
    method: 'GET',
    path: '/system/role/optionselect',
    summary: 'All roles that can be given',
    source,
    access: may('system:role:query'),
    envelope: 'data',
    response: z.array(sysRole),
    example: { response: [exampleRole] },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/system/role/{roleId}',
    summary: 'One role',
    source,
    access: may('system:role:query'),
    envelope: 'data',
    params: byRole,
    response: sysRole,
    example: { params: { roleId: 101 }, response: exampleRole },
  }),
  add: endpoint({
    method: 'POST',
    path: '/system/role',
    summary: 'Make a role; name and key are unique',
    source,
    access: may('system:role:add'),
    envelope: 'data',
    body: z.object(roleForm),
    response: f.nothing,
    example: { body: exampleForm, response: null },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/role',
    summary: 'Change a role; the menus given replace all others',
    source,
    access: may('system:role:edit'),
    envelope: 'data',
    body: z.object({ ...roleForm, roleId: roleNumber }),
    response: f.nothing,
    example: { body: { ...exampleForm, roleId: 101 }, response: null },
  }),
  dataScope: endpoint({
    method: 'PUT',
    path: '/system/role/dataScope',
    summary: 'Whose data a role sees: 1 all, 2 chosen departments, 3 own, 4 own and below, 5 only oneself',
    source,
    access: may('system:role:edit'),
    envelope: 'data',
    body: z.object({
      roleId: f.id,
      dataScope: z.enum(['1', '2', '3', '4', '5']),
      deptIds: z.array(f.id).max(500),
      deptCheckStrictly: z.boolean(),
    }),
    response: f.nothing,
    example: {
      body: { roleId: 101, dataScope: '2', deptIds: [100], deptCheckStrictly: true },
      response: null,
    },
  }),
  changeStatus: endpoint({
    method: 'PUT',
    path: '/system/role/changeStatus',
    summary: 'Stop or start a role',
    source,
    access: may('system:role:edit'),
    envelope: 'data',
    body: z.object({ roleId: f.id, status: f.flag }),
    response: f.nothing,
    example: { body: { roleId: 101, status: '1' }, response: null },
  }),
  remove: removal(
    '/system/role',
    'roleId',
    'Delete roles; refused by name while somebody has one',
    may('system:role:remove'),
  ),
  departments: endpoint({
    method: 'GET',
    path: '/system/role/deptTree/{roleId}',
    summary: 'Departments as a tree, and those that the role sees',
    source,
    access: may('system:role:query'),
    envelope: 'flat',
    params: byRole,
    response: z.object({ depts: z.array(treeNode), checkedKeys: z.array(z.int()) }),
    example: {
      params: { roleId: 101 },
      response: { depts: [{ id: 100, label: '运营服务部' }], checkedKeys: [100] },
    },
  }),
  holders: endpoint({
    method: 'GET',
    path: '/system/role/authUser/allocatedList',
    summary: 'Users who have a role',
    source,
    access: may('system:role:list'),
    envelope: 'rows',
    query: z.object({ ...systemPaging, roleId: roleNumber, userName: filter, phonenumber: filter }),
    response: sysUser,
    example: { query: { roleId: 101 }, response: exampleUser },
  }),
  others: endpoint({
    method: 'GET',
    path: '/system/role/authUser/unallocatedList',
    summary: 'Users who do not have a role',
    source,
    access: may('system:role:list'),
    envelope: 'rows',
    query: z.object({ ...systemPaging, roleId: roleNumber, userName: filter, phonenumber: filter }),
    response: sysUser,
    example: { query: { roleId: 101 }, response: exampleUser },
  }),
  take: endpoint({
    method: 'PUT',
    path: '/system/role/authUser/cancelAll',
    summary: 'Take a role from several users',
    source,
    access: may('system:role:edit'),
    envelope: 'data',
    query: z.object({ roleId: f.id, userIds: f.ids }),
    response: f.nothing,
    example: { query: { roleId: 101, userIds: '12,13' }, response: null },
  }),
  give: endpoint({
    method: 'PUT',
    path: '/system/role/authUser/selectAll',
    summary: 'Give a role to several users',
    source,
    access: may('system:role:edit'),
    envelope: 'data',
    query: z.object({ roleId: f.id, userIds: f.ids }),
    response: f.nothing,
    example: { query: { roleId: 101, userIds: '12,13' }, response: null },
  }),
  export: endpoint({
    method: 'POST',
    path: '/system/role/export',
    summary: 'The roles that the filters find, as a workbook',
    source,
    access: may('system:role:export'),
    envelope: 'binary',
    bodyType: 'form',
    body: periodQuery(listQuery),
    response: fileFacts,
    example: { body: {}, response: { ...workbook, fileName: '角色.xlsx' } },
  }),
};
