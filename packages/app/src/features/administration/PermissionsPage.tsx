import { isApiError } from '@ca-portal/api';
import { Card } from '@ca-portal/ui/card';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useState, type CSSProperties } from 'react';
import { LoadFailed } from '../../shell/LoadFailed.js';
import { NoPermission } from '../../shell/NoPermission.js';
import { menuRows } from './menu-rows.js';
import { MenuRows, TwoColumns } from './PermissionsPage.styles.js';
import { useRoleMenus, useRoles } from './queries.js';

/** 权限管理 (permissionsManage): roles left, what each may open right. */
export function PermissionsPage() {
  const roles = useRoles();
  const [chosen, setChosen] = useState('');
  const role = roles.data?.find((one) => String(one.roleId) === chosen) ?? roles.data?.[0];
  if (isApiError(roles.error) && roles.error.code === 403) return <NoPermission />;
  return (
    <>
      <PageHeading title="权限管理" description="左边选角色，右边查看它可以打开的页面和按钮。" />
      <TwoColumns>
        <Card title="角色">
          {roles.isError && !roles.data ? (
            <LoadFailed what="角色" query={roles} />
          ) : roles.data?.length === 0 ? (
            <Empty size="sm" title="还没有角色" reason="有了角色会出现在这里。" />
          ) : roles.data ? (
            <RadioGroup
              aria-label="角色"
              value={role ? String(role.roleId) : ''}
              onValueChange={setChosen}
              options={roles.data.map(({ roleId, roleName, status }) => ({
                value: String(roleId),
                label: roleName,
                ...(status === '1' ? { description: '已停用' } : {}),
              }))}
            />
          ) : (
            <Skeleton height="16rem" />
          )}
        </Card>
        {role ? <RoleMenus key={role.roleId} roleId={role.roleId} roleName={role.roleName} /> : null}
      </TwoColumns>
    </>
  );
}

function RoleMenus({ roleId, roleName }: { roleId: number; roleName: string }) {
  const menus = useRoleMenus(roleId);
  return (
    <Card title={`${roleName}的页面和按钮`}>
      {menus.isError && !menus.data ? (
        <LoadFailed what="页面和按钮" query={menus} />
      ) : menus.data?.menus.length === 0 ? (
        <Empty size="sm" title="还没有页面和按钮" reason="有了菜单会出现在这里。" />
      ) : menus.data ? (
        <MenuRows>
          {menuRows(menus.data.menus, menus.data.checkedKeys).map(({ id, label, depth, allowed }) => (
            <li key={id} style={{ '--local-depth': depth } as CSSProperties}>
              <Checkbox value={allowed === 'all'} indeterminate={allowed === 'some'} disabled>
                {label}
              </Checkbox>
            </li>
          ))}
        </MenuRows>
      ) : (
        <Skeleton height="24rem" />
      )}
    </Card>
  );
}
