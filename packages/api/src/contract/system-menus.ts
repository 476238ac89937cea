import { z } from 'zod';
import { endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { may } from './system-access.js';
import { exampleMenu, sysMenu, treeNode } from './system-entities.js';
import { filter, flagOrAll } from './system-query.js';

const source = 'ours (API family)';
/** Role 0, for users without a chosen role, has a menu as well. */
const byRole = z.object({ roleId: z.coerce.number<number>().int().min(0).max(2_147_483_647) });
const menuForm = {
  menuName: z.string().trim().min(1, '请输入菜单名称').max(50),
  menuType: z.enum(['M', 'C', 'F']),
  parentId: z.int().min(0),
  orderNum: z.int().min(0).max(9_999),
  path: z.string().trim().max(200),
  component: z.string().trim().max(200),
  query: z.string().trim().max(255),
  routeName: z.string().trim().max(50),
  isFrame: f.flag,
  isCache: f.flag,
  visible: f.flag,
  status: f.flag,
  perms: z.string().trim().max(100),
  icon: z.string().trim().max(100),
};
const exampleMenuForm = {
  menuName: '用户管理',
  menuType: 'C' as const,
  parentId: 1,
  orderNum: 1,
  path: 'userInfoManage',
  component: 'system/user/index',
  query: '',
  routeName: '',
  isFrame: '1' as const,
  isCache: '0' as const,
  visible: '1' as const,
  status: '0' as const,
  perms: 'system:user:list',
  icon: 'users',
};

/** Menus: pages and buttons with their permission strings. Lists are flat; parentId defines the tree. */
export const systemMenus = {
  list: endpoint({
    method: 'GET',
    path: '/system/menu/list',
    summary: 'Menus as a flat list in their order',
    source,
    access: may('system:menu:list'),
    envelope: 'data',
    query: z.object({ menuName: filter, visible: flagOrAll, status: flagOrAll }),
    response: z.array(sysMenu),
    example: { query: {}, response: [exampleMenu] },
  }),
  tree: endpoint({
    method: 'GET',
    path: '/system/menu/treeselect',
    summary: 'Menus as a tree to choose from',
    source,
    access: signedIn,
    envelope: 'data',
    response: z.array(treeNode),
    example: { response: [{ id: 1, label: '系统管理', children: [{ id: 102, label: '用户管理' }] }] },
  }),
  ofRole: endpoint({
    method: 'GET',
    path: '/system/menu/roleMenuTreeselect/{roleId}',
    summary: 'Menus as a tree, and those that a role has',
    source,
    access: may('system:role:query'),
    envelope: 'flat',
    params: byRole,
    response: z.object({ menus: z.array(treeNode), checkedKeys: z.array(z.int()) }),
    example: {
      params: { roleId: 101 },
      response: { menus: [{ id: 1, label: '系统管理' }], checkedKeys: [1] },
    },
  }),
  detail: endpoint({
    method: 'GET',
    path: '/system/menu/{menuId}',
    summary: 'One menu',
    source,
    access: may('system:menu:query'),
    envelope: 'data',
    params: z.object({ menuId: f.id }),
    response: sysMenu,
    example: { params: { menuId: 102 }, response: exampleMenu },
  }),
  add: endpoint({
    method: 'POST',
    path: '/system/menu',
    summary: 'Add a directory, page or button',
    source,
    access: may('system:menu:add'),
    envelope: 'data',
    body: z.object(menuForm),
    response: f.nothing,
    example: { body: exampleMenuForm, response: null },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/system/menu',
    summary: 'Change a menu; it cannot become its own parent',
    source,
    access: may('system:menu:edit'),
    envelope: 'data',
    body: z.object({ ...menuForm, menuId: f.id }),
    response: f.nothing,
    example: { body: { ...exampleMenuForm, menuId: 102 }, response: null },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/system/menu/{menuId}',
    summary: 'Delete a menu; refused (601) while it has children or a role has it',
    source,
    access: may('system:menu:remove'),
    envelope: 'data',
    params: z.object({ menuId: f.id }),
    response: f.nothing,
    example: { params: { menuId: 102 }, response: null },
  }),
};
