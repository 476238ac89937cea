import { roles as roleIds } from '@ca-portal/api/domain';
import { systemMenus } from '@ca-portal/api/groups/system-menus';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import * as limits from '@ca-portal/api/limits/system-roles';
import { lazyPart } from '@ca-portal/ui/error-boundary';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { call, read, send } from '../../../api/query.js';
import {
  family,
  field,
  fileOf,
  inUse,
  inUseTags,
  oneOf,
  resource,
  rowsOf,
  type Options,
} from '../../../engines/resource/index.js';
import { RoleMembers } from '../components/RoleMembers.js';
import { grantedBy, menuRows } from '../menu-rows.js';
import { roleBody, type Role } from '../role-body.js';
import { departmentOptions } from './department-options.js';

const RoleMenus = lazyPart(async () => (await import('../components/RoleMenus.js')).RoleMenus);

const scopes = [
  { value: '1', label: '全部数据' },
  { value: '2', label: '指定部门' },
  { value: '3', label: '本部门' },
  { value: '4', label: '本部门及下级' },
  { value: '5', label: '仅本人' },
] as const;
type Scope = Role['dataScope'];
const scopeLabel = (scope: Scope) => scopes.find(({ value }) => value === scope)?.label;

/** The administrator's role always has all permissions: the server refuses to change it. */
const builtIn = ({ roleId }: Role) =>
  roleId === roleIds.platformAdministrator ? '平台管理员始终拥有全部权限，不能修改' : undefined;
const departmentsOf = (roleId: number): Options =>
  function useDepartments() {
    return departmentOptions(useQuery(read(systemRoles, 'departments', { params: { roleId } })).data?.depts);
  };

const asked = { words: 'roleName', filters: ['status'] } as const;
const blank = { roleName: '', roleKey: '', roleSort: 0, status: '0' as '0' | '1', remark: '' };
const editing = { permission: 'system:role:edit', locked: builtIn } as const;

/** 权限管理 (permissionsManage): roles, their permissions, their data scope, and their members. */
export const rolesPage = resource(rowsOf(systemRoles, 'list', family(asked)), ({ column, form, ask }) => ({
  title: '权限管理',
  export: {
    permission: 'system:role:export',
    run: fileOf(systemRoles, 'export', asked),
  },
  description: '每个角色可以打开的页面、使用的按钮、看到的数据，以及哪些人有这个角色。',
  noun: '角色',
  rowKey: (role) => role.roleId,
  name: (role) => role.roleName,
  search: '角色名称',
  filters: { status: oneOf('状态', inUse) },
  refreshes: [systemMenus],
  columns: [
    column.name('name', '角色', (role) => role.roleName),
    column.code('key', '权限字符', (role) => role.roleKey),
    column.text('scope', '数据范围', (role) => scopeLabel(role.dataScope)),
    column.figure('sort', '排序', (role) => role.roleSort),
    column.tag('state', '状态', (role) => role.status, inUseTags),
    column.text('remark', '备注', (role) => role.remark),
  ],
  form: form(blank, {
    limits: limits.add,
    fields: {
      roleName: field.text('角色名称'),
      roleKey: field.text('权限字符', {
        hint: '例如 reviewer；内置角色的权限字符不变。',
      }),
      roleSort: field.wholeNumber('排序', { hint: '小的在前。' }),
      status: field.radios('状态', inUse),
      remark: field.longText('备注'),
    },
    says: (_, role) => (role ? undefined : '新角色还没有任何权限，保存后在“页面和按钮”中勾选。'),
    add: {
      permission: 'system:role:add',
      run: (values) =>
        send(systemRoles, 'add', { body: { ...values, menuCheckStrictly: true, menuIds: [] } }),
    },
    edit: {
      ...editing,
      run: async (values, role) => {
        // The API replaces all menus, so the current ones are sent back together with the name.
        const { menus, checkedKeys } = await call(systemMenus, 'ofRole', {
          params: { roleId: role.roleId },
        });
        const menuIds = grantedBy(menuRows(menus), checkedKeys);
        await send(systemRoles, 'update', { body: { ...roleBody(role), ...values, menuIds } });
      },
    },
  }),
  actions: [
    {
      label: '页面和按钮',
      ...editing,
      dialog: (role, close) => (
        <Suspense>
          <RoleMenus role={role} onClose={close} setShown={close} />
        </Suspense>
      ),
    },
    ask(
      { dataScope: '1' as Scope, deptIds: [] as readonly string[] },
      {
        label: '数据范围',
        ...editing,
        limits: limits.dataScope,
        values: async ({ roleId, dataScope }) => {
          const { checkedKeys } = await call(systemRoles, 'departments', { params: { roleId } });
          return { dataScope, deptIds: checkedKeys.map(String) };
        },
        fields: ({ roleId }) => ({
          dataScope: field.choice('可以看到', scopes),
          deptIds: field.many('部门', departmentsOf(roleId), {
            required: true,
            when: ({ dataScope }) => dataScope === '2',
          }),
        }),
        explain: ({ dataScope: before, roleName }, { dataScope: after }) =>
          before === after
            ? `决定“${roleName}”在用户管理等页面能看到谁的数据。`
            : `保存后从“${scopeLabel(before)}”改为“${scopeLabel(after)}”，立即对有这个角色的人生效。`,
        run: ({ dataScope, deptIds }, { roleId }) =>
          send(systemRoles, 'dataScope', {
            body: {
              roleId,
              dataScope,
              deptIds: dataScope === '2' ? deptIds.map(Number) : [],
              // The selected departments count one by one, without their children.
              deptCheckStrictly: false,
            },
          }),
        done: '数据范围已保存',
      },
    ),
    {
      label: '成员',
      permission: 'system:role:edit',
      dialog: (role, close) => <RoleMembers role={role} onClose={close} />,
    },
    {
      label: '停用',
      ...editing,
      danger: true,
      hidden: ({ status }) => status === '1',
      says: () => '停用后，有这个角色的人立即失去它的全部页面和按钮。',
      run: (role) => call(systemRoles, 'changeStatus', { body: { roleId: role.roleId, status: '1' } }),
      done: () => '已停用',
    },
    {
      label: '启用',
      ...editing,
      hidden: ({ status }) => status === '0',
      run: (role) => call(systemRoles, 'changeStatus', { body: { roleId: role.roleId, status: '0' } }),
      done: () => '已启用',
    },
    {
      label: '删除',
      permission: 'system:role:remove',
      locked: builtIn,
      danger: true,
      says: () => '删除后不能恢复。内置角色，以及还有人使用的角色不能删除。',
      run: (role) => call(systemRoles, 'remove', { params: { roleId: String(role.roleId) } }),
    },
  ],
}));
