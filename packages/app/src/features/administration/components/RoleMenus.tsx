import { systemMenus } from '@ca-portal/api/groups/system-menus';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { Alert } from '@ca-portal/ui/alert';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Drawer } from '@ca-portal/ui/drawer';
import { Empty } from '@ca-portal/ui/empty';
import { useForm, useWatch } from '@ca-portal/ui/form';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { toaster } from '@ca-portal/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type CSSProperties } from 'react';
import { read, send } from '../../../api/query.js';
import { FormDialog } from '../../../shared/form/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { allowedOf, changesOf, grantedBy, menuRows, toggled, type MenuRow } from '../menu-rows.js';
import { roleBody, type Role } from '../role-body.js';
import { MenuRows } from './RoleMenus.styles.js';

interface RoleMenusProps {
  role: Role;
  onClose: () => void;
}

/**
 * Permissions of a role: the tree of menus and buttons, with the changes that saving makes and the number of people
 * affected.
 */
export function RoleMenus({ role, onClose }: RoleMenusProps) {
  const menus = useQuery(read(systemMenus, 'ofRole', { params: { roleId: role.roleId } }));
  const rows = useMemo(() => menus.data && menuRows(menus.data.menus), [menus.data]);
  if (menus.data && rows && rows.length > 0)
    return (
      <GrantForm
        role={role}
        rows={rows}
        granted={grantedBy(rows, menus.data.checkedKeys)}
        onClose={onClose}
      />
    );
  return (
    <Drawer open onOpenChange={onClose} title={`${role.roleName}的页面和按钮`}>
      <Shown part of={menus} what="页面和按钮" loading={<Skeleton height="24rem" />}>
        {() => <Empty size="sm" title="还没有页面和按钮" reason="有了菜单会出现在这里。" />}
      </Shown>
    </Drawer>
  );
}

interface GrantFormProps extends RoleMenusProps {
  rows: readonly MenuRow[];
  granted: number[];
}
function GrantForm({ role, rows, granted, onClose }: GrantFormProps) {
  const form = useForm<{ menuIds: number[] }>({ defaultValues: { menuIds: granted } });
  const menuIds = useWatch({ control: form.control, name: 'menuIds' });
  const has = new Set(menuIds);
  const save = async ({ menuIds: wanted }: { menuIds: number[] }) => {
    await send(systemRoles, 'update', { body: { ...roleBody(role), menuIds: wanted } });
    toaster.success('权限已保存，对方下一次操作起生效');
  };
  return (
    <FormDialog
      frame="drawer"
      title={`${role.roleName}的页面和按钮`}
      form={form}
      submitLabel="保存"
      onSubmit={save}
      onClose={onClose}
    >
      <Preview role={role} {...changesOf(rows, granted, menuIds)} />
      <MenuRows>
        {rows.map((row) => {
          const allowed = allowedOf(row, has);
          return (
            <li key={row.id} style={{ '--local-depth': row.depth } as CSSProperties}>
              <Checkbox
                value={allowed === 'all'}
                indeterminate={allowed === 'some'}
                onValueChange={() =>
                  form.setValue('menuIds', toggled(rows, menuIds, row), { shouldDirty: true })
                }
              >
                {row.label}
              </Checkbox>
            </li>
          );
        })}
      </MenuRows>
    </FormDialog>
  );
}

interface PreviewProps {
  role: Role;
  given: readonly string[];
  taken: readonly string[];
}
/** Shown before saving: added and removed permissions, and the number of people affected. */
function Preview({ role, given, taken }: PreviewProps) {
  const holders = useQuery(
    read(systemRoles, 'holders', { query: { roleId: role.roleId, pageNum: 1, pageSize: 1 } }),
  );
  if (given.length + taken.length === 0)
    return <Alert tone="info">勾选页面会一并勾选它的按钮，再去掉不需要的按钮。改动在保存后生效。</Alert>;
  return (
    <Alert
      tone={taken.length > 0 ? 'warning' : 'info'}
      title={`保存后影响 ${holders.data?.total ?? '…'} 人`}
      live
    >
      {given.length > 0 ? <p>{`新增 ${given.length} 项：${given.join('、')}`}</p> : null}
      {taken.length > 0 ? <p>{`去掉 ${taken.length} 项：${taken.join('、')}`}</p> : null}
    </Alert>
  );
}
