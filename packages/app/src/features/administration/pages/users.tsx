import { checkPersonName } from '@ca-portal/api/domain';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import * as limits from '@ca-portal/api/limits/system-users';
import { useQuery } from '@tanstack/react-query';
import { UserDetail } from '../components/UserDetail.js';
import { UserImport } from '../components/UserImport.js';
import { call, read, send } from '../../../api/query.js';
import {
  familyPage,
  familyPeriod,
  field,
  given,
  inUse,
  inUseTags,
  type ListQuery,
  oneOf,
  period,
  resource,
  rowsOf,
} from '../../../engines/resource/index.js';
import { departmentOptions } from './department-options.js';

/** Digits are searched as part of a phone number, everything else as part of a name. */
const byWords = (words: string) =>
  /^\d+$/.test(words) ? { phonenumber: words } : given<'userName', string>('userName', words);
const narrowed = (query: ListQuery) => ({
  ...byWords(query.words),
  ...given<'status', '0' | '1'>('status', query.filters['status']),
  ...(query.filters['roleId'] ? { roleId: Number(query.filters['roleId']) } : {}),
  ...(query.filters['deptId'] ? { deptId: Number(query.filters['deptId']) } : {}),
  ...familyPeriod(query, 'created'),
});
const useDepartments = () => departmentOptions(useQuery(read(systemUsers, 'departments')).data);
const useRoleOptions = () =>
  useQuery(read(systemRoles, 'options')).data?.map(({ roleId, roleName, status }) => ({
    value: String(roleId),
    label: roleName,
    ...(status === '1' ? { disabled: true, reason: '已停用' } : {}),
  }));

const useRolesToFind = () =>
  useQuery(read(systemUsers, 'options')).data?.roles.map(({ roleId, roleName }) => ({
    value: String(roleId),
    label: roleName,
  }));
const usePostOptions = () =>
  useQuery(read(systemUsers, 'options')).data?.posts.map(({ postId, postName }) => ({
    value: String(postId),
    label: postName,
  }));

/** The form in the API's format; choices are text until then. */
type UserValues = {
  userName: string;
  nickName: string;
  phonenumber: string;
  email: string;
  deptId: string;
  sex: '0' | '1' | '2';
  status: '0' | '1';
  roleIds: readonly string[];
  postIds: readonly string[];
  remark: string;
};
const blank: UserValues = {
  userName: '',
  nickName: '',
  phonenumber: '',
  email: '',
  deptId: '',
  sex: '2',
  status: '0',
  roleIds: [],
  postIds: [],
  remark: '',
};
const bodyOf = ({
  nickName,
  phonenumber,
  email,
  sex,
  status,
  remark,
  deptId,
  roleIds,
  postIds,
}: UserValues) => ({
  nickName,
  phonenumber,
  email,
  sex,
  status,
  remark,
  deptId: deptId ? Number(deptId) : null,
  roleIds: roleIds.map(Number),
  postIds: postIds.map(Number),
});

/** 用户管理 (userInfoManage): all accounts. */
export const usersPage = resource(
  rowsOf(systemUsers, 'list', (query) => ({ query: { ...familyPage(query), ...narrowed(query) } })),
  ({ column, form, ask }) => ({
    title: '用户管理',
    description: '查找、开通、停用账号，分配角色，重置密码。手机号按规定脱敏显示。',
    noun: '用户',
    rowKey: (user) => user.userId,
    name: (user) => user.nickName,
    search: '姓名、账号或手机号',
    filters: {
      status: oneOf('状态', inUse),
      roleId: oneOf('角色', useRolesToFind),
      deptId: oneOf('部门', useDepartments),
      created: period('开通日期'),
    },
    columns: [
      column.name('nickName', '姓名', (user) => user.nickName),
      column.text('userName', '账号', (user) => user.userName),
      column.text('phone', '手机号', (user) => user.phonenumber),
      column.text('company', '企业', (user) => user.companyName),
      column.text('roles', '角色', (user) => user.roleNames.join('、')),
      column.text('dept', '部门', (user) => user.dept?.deptName),
      column.tag('state', '状态', (user) => user.status, inUseTags),
      column.text('login', '最近登录', (user) => user.loginDate ?? '从未登录'),
    ],
    detail: ({ userId }) => <UserDetail userId={userId} />,
    head: (reload) => <UserImport onDone={reload} />,
    form: form(blank, {
      limits: limits.add,
      fields: {
        userName: field.text('账号', { only: 'add' }),
        nickName: field.text('姓名', { rules: [checkPersonName] }),
        phonenumber: field.text('手机号'),
        email: field.text('邮箱'),
        deptId: field.choice('部门', useDepartments),
        status: field.radios('状态', inUse),
        roleIds: field.many('角色', useRoleOptions, {
          hint: '保存后立即生效，对方已打开的页面会按新的权限刷新。',
        }),
        postIds: field.many('岗位', usePostOptions),
        remark: field.longText('备注'),
      },
      add: {
        permission: 'system:user:add',
        run: (values) =>
          send(systemUsers, 'add', {
            body: { ...bodyOf(values), userName: values.userName, password: '' },
          }),
      },
      edit: {
        permission: 'system:user:edit',
        values: async ({ userId }) => {
          const { data, roleIds, postIds } = await call(systemUsers, 'detail', { params: { userId } });
          return {
            ...blank,
            ...data,
            deptId: data.deptId === null ? '' : String(data.deptId),
            roleIds: roleIds.map(String),
            postIds: postIds.map(String),
            remark: data.remark ?? '',
          };
        },
        run: (values, { userId }) => send(systemUsers, 'update', { body: { ...bodyOf(values), userId } }),
      },
      says: (_, user) =>
        user
          ? undefined
          : '初始密码由系统生成，{sms:通过短信发到填写的手机号|发到填写的邮箱}，首次登录后必须修改。',
    }),
    actions: [
      {
        label: '重置密码',
        permission: 'system:user:resetPwd',
        says: (user) =>
          `一次性密码会{sms:通过短信发到 ${user.phonenumber}|发到账号的邮箱}，原密码立即失效，对方已登录的设备会退出。`,
        run: (user) => call(systemUsers, 'resetPassword', { body: { userId: user.userId, password: '' } }),
        done: () => '一次性密码已发送',
      },
      {
        label: '停用',
        permission: 'system:user:edit',
        danger: true,
        hidden: ({ status }) => status === '1',
        says: () => '停用后不能登录，已登录的设备立即退出；证书、订单和资料都会保留，可以随时启用。',
        run: (user) => call(systemUsers, 'changeStatus', { body: { userId: user.userId, status: '1' } }),
        done: () => '已停用',
      },
      {
        label: '启用',
        permission: 'system:user:edit',
        hidden: ({ status }) => status === '0',
        run: (user) => call(systemUsers, 'changeStatus', { body: { userId: user.userId, status: '0' } }),
        done: () => '已启用',
      },
      ask(
        { reason: '' },
        {
          label: '解绑企业',
          permission: 'system:user:edit',
          danger: true,
          hidden: ({ companyName }) => !companyName,
          limits: limits.unbind,
          fields: {
            reason: field.longText('原因', { required: true, hint: '会记入审计日志。' }),
          },
          explain: ({ nickName, companyName }) =>
            `解绑后 ${nickName} 不再属于“${companyName ?? ''}”，身份变为自然人，已登录的设备退出；名下证书保留。企业管理员须先移交，办理中的订单须先办完。`,
          run: ({ reason }, { userId }) =>
            send(systemUsers, 'unbind', { params: { userId }, body: { reason } }),
          done: '已解绑，本人会收到通知',
        },
      ),
      {
        label: '注销',
        permission: 'system:user:remove',
        danger: true,
        bulk: true,
        says: (_, users) =>
          `将注销 ${users.length} 个账号。注销后不能登录，记录按规定保留五年；名下有有效证书的账号不能注销。`,
        run: (_, users) =>
          call(systemUsers, 'remove', { params: { userId: users.map(({ userId }) => userId).join(',') } }),
        done: (_, users) => `已注销 ${users.length} 个账号`,
      },
    ],
    export: {
      permission: 'system:user:export',
      run: (query) => call(systemUsers, 'export', { body: narrowed(query) }),
    },
  }),
);
