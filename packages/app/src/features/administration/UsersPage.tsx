import type { ResultOf } from '@ca-portal/api';
import type { systemUsers } from '@ca-portal/api/contract';
import type { DataTableColumn } from '@ca-portal/ui/data-table';
import { EMPTY_VALUE } from '@ca-portal/ui/formats';
import { AdminList } from './components/AdminList.js';
import { StateTag } from './components/StateTag.js';
import { useUsers } from './queries.js';

type User = ResultOf<(typeof systemUsers)['list']>['rows'][number];

const columns: readonly DataTableColumn<User>[] = [
  { key: 'nickName', header: '姓名', primary: true, render: (user) => <strong>{user.nickName}</strong> },
  { key: 'userName', header: '账号', render: (user) => user.userName },
  { key: 'phone', header: '手机号', render: (user) => user.phonenumber },
  { key: 'dept', header: '部门', render: (user) => user.dept?.deptName ?? EMPTY_VALUE },
  { key: 'state', header: '状态', render: (user) => <StateTag status={user.status} /> },
  { key: 'login', header: '最近登录', render: (user) => user.loginDate ?? '从未登录' },
];
const rowKey = (user: User) => user.userId;

/** 用户管理 (userInfoManage): every account, masked. */
export function UsersPage() {
  return (
    <AdminList
      title="用户管理"
      description="按姓名、账号或手机号查找用户。手机号按规定脱敏显示。"
      noun="用户"
      columns={columns}
      rowKey={rowKey}
      useRows={useUsers}
    />
  );
}
