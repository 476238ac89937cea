import { errorCodes as codes } from '@ca-portal/api/domain';
import { session } from '@ca-portal/api/groups/session';
import { systemMenus } from '@ca-portal/api/groups/system-menus';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const admin = async () => {
  const client = await server.loginAs('admin');
  return { menus: client.use(systemMenus), roles: client.use(systemRoles) };
};
const treeOf = async (username: string) => (await server.loginAs(username)).use(session).routers();
const addresses = async (username: string) =>
  (await treeOf(username)).flatMap((node) => node.children.map((page) => `${node.path}/${page.path}`));

const form = {
  menuName: '质检抽查',
  menuType: 'C' as const,
  parentId: 1,
  orderNum: 1,
  path: 'quality',
  component: 'review/quality',
  query: '',
  routeName: '',
  isFrame: '1' as const,
  isCache: '1' as const,
  visible: '0' as const,
  status: '0' as const,
  perms: '',
  icon: 'search',
};

/** A role as its form sends it, with changed menus. */
async function regrant(roleId: number, change: (ids: number[]) => number[]): Promise<void> {
  const { menus, roles } = await admin();
  const role = await roles.detail({ params: { roleId } });
  // With linked checkboxes the form sends pages and their directories, while the answer contains only pages.
  const all = await menus.list({ query: {} });
  const { checkedKeys } = await menus.ofRole({ params: { roleId } });
  const ids = new Set(checkedKeys);
  for (const id of ids) {
    const parent = all.find((menu) => menu.menuId === id)?.parentId;
    if (parent) ids.add(parent);
  }
  const { roleName, roleKey, roleSort, status, menuCheckStrictly } = role;
  await roles.update({
    body: {
      roleId,
      roleName,
      roleKey,
      roleSort,
      status,
      menuCheckStrictly: menuCheckStrictly ?? true,
      remark: '',
      menuIds: change([...ids]),
    },
  });
}

it('an administrator’s change of menus and roles is in the tree at the next call', async () => {
  const { menus } = await admin();
  await menus.add({ body: form });
  const menuId = (await menus.list({ query: { menuName: '质检' } }))[0]?.menuId ?? 0;
  // The administrator has it at once, others after their role gets it.
  expect(await addresses('admin')).toContain('/certManage/quality');
  expect(await addresses('shenhe1')).not.toContain('/certManage/quality');
  await regrant(101, (ids) => [...ids, menuId]);
  const desks = (await treeOf('shenhe1')).find((node) => node.path === '/certManage');
  expect(desks?.children.find((page) => page.path === 'quality')).toEqual({
    name: 'Quality',
    path: 'quality',
    hidden: false,
    component: 'review/quality',
    meta: { title: '质检抽查', icon: 'search', noCache: true, affix: false, link: null },
    children: [],
  });

  await menus.update({ body: { ...form, menuId, menuName: '质量抽查', visible: '1' } });
  const renamed = (await treeOf('shenhe1'))
    .flatMap((node) => node.children)
    .find((p) => p.path === 'quality');
  expect(renamed).toMatchObject({ hidden: true, meta: { title: '质量抽查' } });

  // Fixed parameters of a page are part of its entry.
  await menus.update({ body: { ...form, menuId, query: '{"state":40}' } });
  const fixed = (await treeOf('shenhe1')).flatMap((node) => node.children).find((p) => p.path === 'quality');
  expect(fixed?.query).toBe('{"state":40}');

  await menus.update({ body: { ...form, menuId, status: '1' } });
  expect(await addresses('shenhe1')).not.toContain('/certManage/quality');
  await menus.update({ body: { ...form, menuId } });
  await regrant(101, (ids) => ids.filter((id) => id !== menuId));
  expect(await addresses('shenhe1')).not.toContain('/certManage/quality');
  await menus.remove({ params: { menuId } });
  expect(await addresses('admin')).not.toContain('/certManage/quality');
});

it('a stopped directory removes its pages, a stopped role everything', async () => {
  const { menus, roles } = await admin();
  const [core] = await menus.list({ query: { menuName: '个人中心' } });
  if (!core) throw new Error('no personal center');
  const { menuName, orderNum, path, icon, menuId } = core;
  const directory = {
    ...form,
    menuType: 'M' as const,
    parentId: 0,
    component: '',
    menuName,
    orderNum,
    path,
    icon,
  };
  await menus.update({ body: { ...directory, menuId, status: '1' } });
  expect(await addresses('zhuanjia')).toEqual(['/emsystem/messageManage']);
  await menus.update({ body: { ...directory, menuId } });
  expect((await addresses('zhuanjia')).length).toBeGreaterThan(5);
  await roles.changeStatus({ body: { roleId: 3, status: '1' } });
  expect(await treeOf('zhuanjia')).toEqual([]);
});

it('no menu becomes its own child, or a child of its descendants', async () => {
  const { menus } = await admin();
  const [core] = await menus.list({ query: { menuName: '个人中心' } });
  const [page] = await menus.list({ query: { menuName: '我的订单' } });
  if (!core || !page) throw new Error('no personal center');
  const { menuId, menuName, path, icon } = core;
  const moved = { ...form, menuType: 'M' as const, component: '', menuId, menuName, path, icon };
  for (const parentId of [menuId, page.menuId]) {
    expect((await refusal(menus.update({ body: { ...moved, parentId } }))).code).toBe(codes.parentWrong);
  }
  expect((await addresses('qiye')).includes('/core/order')).toBe(true);
});

it('links and pages at the root have the same structure as in the API family', async () => {
  const { menus } = await admin();
  const root = { ...form, parentId: 0, orderNum: 90 };
  const link = {
    ...root,
    menuType: 'M' as const,
    menuName: '外部链接',
    isFrame: '0' as const,
    component: '',
  };
  await menus.add({ body: { ...link, path: 'https://exam.example.cn/login' } });
  await menus.add({ body: { ...root, menuName: '值班表', path: 'duty', component: 'duty/index' } });
  const tree = await treeOf('admin');
  expect(tree.find((node) => node.meta.title === '外部链接')).toMatchObject({
    path: 'https://exam.example.cn/login',
    component: 'Layout',
    meta: { link: 'https://exam.example.cn/login' },
  });
  expect(tree.find((node) => node.meta.title === '值班表')).toMatchObject({
    path: '/',
    component: 'Layout',
    children: [{ name: 'Duty', path: '/duty', component: 'duty/index' }],
  });
});
