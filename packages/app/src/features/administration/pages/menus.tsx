import { session } from '@ca-portal/api/groups/session';
import { systemMenus } from '@ca-portal/api/groups/system-menus';
import * as limits from '@ca-portal/api/limits/system-menus';
import { iconNames } from '@ca-portal/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { call, read, send } from '../../../api/query.js';
import { allRowsOf, field, inUseTags, resource, type Option } from '../../../engines/resource/index.js';
import { Breakable } from '../../../shared/page/index.js';
import { inTreeOrder } from './tree-order.js';

type Kind = 'M' | 'C' | 'F';
type Flag = '0' | '1';
const kinds = [
  { value: 'M', label: '目录' },
  { value: 'C', label: '页面' },
  { value: 'F', label: '按钮' },
] as const;
const kindTags = {
  M: { text: '目录', family: 'neutral', icon: 'list' },
  C: { text: '页面', family: 'info', icon: 'document' },
  F: { text: '按钮', family: 'violet', icon: 'check' },
} as const;
const choices = (yes: string, no: string) => [
  { value: '0', label: yes },
  { value: '1', label: no },
];
const icons: readonly Option[] = iconNames.map((value) => ({ value, label: value }));

const useParents = (): readonly Option[] | undefined => {
  const { data } = useQuery(read(systemMenus, 'list', { query: {} }));
  return (
    data && [
      { value: '0', label: '（最上级）' },
      ...inTreeOrder(data, 'menuId')
        .filter(({ row }) => row.menuType !== 'F')
        .map(({ row, depth }) => ({
          value: String(row.menuId),
          label: `${'　'.repeat(depth)}${row.menuName}`,
        })),
    ]
  );
};

const blank = {
  parentId: '0',
  menuType: 'C' as Kind,
  menuName: '',
  orderNum: 0,
  path: '',
  component: '',
  perms: '',
  icon: 'document',
  visible: '0' as Flag,
  status: '0' as Flag,
  isCache: '0' as Flag,
  isFrame: '1' as Flag,
  query: '',
  routeName: '',
};
const bodyOf = ({ parentId, ...values }: typeof blank) => ({ ...values, parentId: Number(parentId) });

/** 菜单管理: the tree of directories, pages and buttons as an indented list. */
export const menusPage = resource(
  allRowsOf(systemMenus, 'list', {
    input: () => ({ query: {} }),
    rows: (menus) => inTreeOrder(menus, 'menuId'),
    text: ({ row }) => `${row.menuName} ${row.perms ?? ''} ${row.path}`,
  }),
  ({ column, form }) => ({
    title: '菜单管理',
    description: '目录、页面和按钮。新增后平台管理员立即可用，其他角色在权限管理中授权。',
    noun: '菜单',
    rowKey: ({ row }) => row.menuId,
    name: ({ row }) => row.menuName,
    search: '名称、权限标识或路径',
    // A user who changes menus sees the change at once.
    refreshes: [session],
    columns: [
      column.name('name', '名称', ({ row, depth }) => `${'　'.repeat(depth)}${row.menuName}`),
      column.tag('kind', '类型', ({ row }) => row.menuType, kindTags),
      column.text('path', '路径', ({ row }) => row.path && <Breakable>{row.path}</Breakable>),
      column.text(
        'component',
        '页面组件',
        ({ row }) => row.component && <Breakable>{row.component}</Breakable>,
      ),
      column.text('perms', '权限标识', ({ row }) => row.perms && <Breakable>{row.perms}</Breakable>),
      column.figure('order', '排序', ({ row }) => row.orderNum),
      column.text('visible', '显示', ({ row }) => (row.visible === '0' ? '显示' : '隐藏')),
      column.tag('state', '状态', ({ row }) => row.status, inUseTags),
    ],
    form: form(blank, {
      limits: limits.add,
      says: ({ status }, one) =>
        one && status === '1'
          ? '停用后，拥有它的角色都不能再打开；停用目录会连同下面的页面一起停用。'
          : undefined,
      fields: {
        parentId: field.choice('上级菜单', useParents, { hint: '不能放到自己或自己的下级里。' }),
        menuType: field.radios('类型', kinds),
        menuName: field.text('名称'),
        orderNum: field.wholeNumber('排序', { hint: '小的在前。' }),
        path: field.text('路径', {
          when: ({ menuType }) => menuType !== 'F',
          hint: '例如 userInfoManage；打开外部网站时填写 https:// 开头的地址。',
        }),
        component: field.text('页面组件', {
          when: ({ menuType }) => menuType === 'C',
          hint: '例如 system/user/index。',
        }),
        perms: field.text('权限标识', {
          when: ({ menuType }) => menuType !== 'M',
          hint: '例如 system:user:list。没有填写时，有这个菜单即可打开。',
        }),
        icon: field.choice('图标', icons, { when: ({ menuType }) => menuType !== 'F' }),
        visible: field.radios('在菜单中', choices('显示', '隐藏'), {
          when: ({ menuType }) => menuType !== 'F',
        }),
        status: field.radios('状态', choices('正常', '停用')),
        isCache: field.radios('离开页签时', choices('保留内容', '不保留'), {
          when: ({ menuType }) => menuType === 'C',
        }),
        isFrame: field.radios('打开方式', choices('新窗口的外部网站', '平台页面'), {
          when: ({ menuType }) => menuType !== 'F',
        }),
      },
      add: {
        permission: 'system:menu:add',
        run: (values) => send(systemMenus, 'add', { body: bodyOf(values) }),
      },
      edit: {
        permission: 'system:menu:edit',
        values: ({ row }) => ({
          parentId: String(row.parentId),
          menuType: row.menuType,
          menuName: row.menuName,
          orderNum: row.orderNum,
          path: row.path,
          component: row.component ?? '',
          perms: row.perms ?? '',
          icon: row.icon === '#' ? '' : row.icon,
          visible: row.visible,
          status: row.status,
          isCache: row.isCache,
          isFrame: row.isFrame,
          query: row.query ?? '',
          routeName: row.routeName,
        }),
        run: (values, { row: { menuId } }) =>
          send(systemMenus, 'update', { body: { ...bodyOf(values), menuId } }),
      },
    }),
    actions: [
      {
        label: '删除',
        permission: 'system:menu:remove',
        danger: true,
        says: () => '删除后不能恢复。还有下级菜单，或者还有角色使用的菜单不能删除。',
        run: (one) => call(systemMenus, 'remove', { params: { menuId: one.row.menuId } }),
      },
    ],
  }),
);
