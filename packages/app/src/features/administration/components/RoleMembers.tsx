import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { Button } from '@ca-portal/ui/button';
import { MultiCombobox, type OptionSearch } from '@ca-portal/ui/combobox';
import { Dialog } from '@ca-portal/ui/dialog';
import { Pagination } from '@ca-portal/ui/pagination';
import { Table } from '@ca-portal/ui/table';
import { toaster } from '@ca-portal/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, usePage, write } from '../../../api/query.js';
import { tableFailure } from '../../../shared/list/index.js';
import type { Role } from '../role-body.js';
import { AddRow } from './RoleMenus.styles.js';

const pageSize = 10;

/** The people who have a role: added by name, removed one by one. */
export function RoleMembers({ role, onClose }: { role: Role; onClose: () => void }) {
  const { roleId } = role;
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const holders = usePage(systemRoles, 'holders', { query: { roleId, pageNum: page, pageSize } });
  const give = useMutation(write(systemRoles, 'give'));
  const take = useMutation(write(systemRoles, 'take'));
  const search: OptionSearch = async (words, { signal }) => {
    const query = { roleId, userName: words, pageSize: 20 };
    const { rows } = await call(systemRoles, 'others', { query }, { quiet: true, signal });
    return rows.map(({ userId, nickName, userName, dept }) => ({
      value: String(userId),
      label: `${nickName}（${[userName, dept?.deptName].filter(Boolean).join('，')}）`,
    }));
  };
  const add = () =>
    give.mutate(
      { query: { roleId, userIds: chosen.join(',') } },
      {
        onSuccess: () => {
          toaster.success(`已加入 ${chosen.length} 人`);
          setChosen([]);
        },
      },
    );
  const total = holders.data?.total ?? 0;
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={`${role.roleName}的成员`}>
      <AddRow>
        <MultiCombobox
          aria-label="要加入的人"
          placeholder="输入账号或姓名查找"
          search={search}
          value={chosen}
          onValueChange={setChosen}
        />
        <Button
          variant="primary"
          loading={give.isPending}
          {...(chosen.length === 0 ? { disabledReason: '请先选择要加入的人' } : {})}
          onClick={add}
        >
          加入
        </Button>
      </AddRow>
      <Table
        caption={`${role.roleName}的成员`}
        columns={[
          { key: 'name', header: '姓名', primary: true, render: (one) => one.nickName },
          { key: 'user', header: '账号', render: (one) => one.userName },
          { key: 'dept', header: '部门', render: (one) => one.dept?.deptName ?? '' },
          {
            key: 'take',
            header: '操作',
            actions: true,
            render: ({ userId, nickName }) => (
              <Button
                size="sm"
                variant="text"
                aria-label={`移出，${nickName}`}
                onClick={() =>
                  take.mutate(
                    { query: { roleId, userIds: String(userId) } },
                    { onSuccess: () => toaster.success(`已移出 ${nickName}`) },
                  )
                }
              >
                移出
              </Button>
            ),
          },
        ]}
        rows={holders.data?.rows}
        rowKey={({ userId }) => userId}
        loading={holders.isPending}
        empty="还没有人有这个角色。"
        {...tableFailure(holders)}
      />
      {total > pageSize ? (
        <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
      ) : null}
    </Dialog>
  );
}
