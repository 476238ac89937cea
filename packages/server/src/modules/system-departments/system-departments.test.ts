import { errorCodes as codes } from '@ca-portal/api/domain';
import { systemDepartments } from '@ca-portal/api/groups/system-departments';
import { systemMenus } from '@ca-portal/api/groups/system-menus';
import { systemNotices } from '@ca-portal/api/groups/system-notices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('departments', () => {
  const form = {
    parentId: 101,
    deptName: '质检组',
    orderNum: 4,
    leader: '',
    phone: '',
    email: '',
    status: '0' as const,
  };
  const group = async () => (await server.loginAs('admin')).use(systemDepartments);

  it('remain a tree', async () => {
    const { add, list, update, remove } = await group();
    await add({ body: form });
    const deptId = (await list({ query: { deptName: '质检' } }))[0]?.deptId ?? 0;
    expect((await refusal(add({ body: form }))).code).toBe(codes.nameTaken);
    expect((await refusal(add({ body: { ...form, parentId: 0 } }))).code).toBe(codes.parentWrong);
    const root = { ...form, deptId: 101, deptName: '运营服务部' };
    expect((await refusal(update({ body: { ...root, parentId: deptId } }))).code).toBe(codes.parentWrong);
    expect((await refusal(update({ body: { ...root, parentId: 101 } }))).code).toBe(codes.parentWrong);
    expect((await refusal(update({ body: { ...root, parentId: 100, status: '1' } }))).code).toBe(
      codes.childrenActive,
    );
    // 601, because the API family's front ends show it as a warning instead of an error.
    expect((await refusal(remove({ params: { deptId: 101 } }))).code).toBe(601);
    expect((await refusal(remove({ params: { deptId: 102 } }))).code).toBe(601);
    await update({ body: { ...form, deptId, status: '1' } });
    const below = add({ body: { ...form, parentId: deptId, deptName: '一组' } });
    expect((await refusal(below)).code).toBe(codes.parentStopped);
    await remove({ params: { deptId } });
    expect(await list({ query: { deptName: '质检' } })).toEqual([]);
  });
});

describe('menus', () => {
  const form = {
    menuName: '质检抽查',
    menuType: 'C' as const,
    parentId: 1,
    orderNum: 9,
    path: 'quality',
    component: 'admin/quality',
    query: '',
    routeName: '',
    isFrame: '1' as const,
    isCache: '0' as const,
    visible: '0' as const,
    status: '0' as const,
    perms: '',
    icon: '',
  };

  it('read the family’s inverted flags, and remain a tree', async () => {
    const { add, list, update, remove, detail } = (await server.loginAs('admin')).use(systemMenus);
    await add({ body: form });
    const menuId = (await list({ query: { menuName: '质检' } }))[0]?.menuId ?? 0;
    expect(await detail({ params: { menuId } })).toMatchObject({
      isFrame: '1',
      isCache: '0',
      visible: '0',
      icon: '#',
    });
    expect((await refusal(update({ body: { ...form, menuId, parentId: menuId } }))).code).toBe(
      codes.parentWrong,
    );
    expect((await refusal(update({ body: { ...form, menuId, isFrame: '0' } }))).code).toBe(codes.linkWrong);
    expect((await refusal(update({ body: { ...form, menuId, query: '{' } }))).code).toBe(codes.badRequest);
    expect((await refusal(add({ body: form }))).code).toBe(codes.nameTaken);
    expect((await refusal(remove({ params: { menuId: 1 } }))).code).toBe(601);
    await remove({ params: { menuId } });
    expect((await refusal(detail({ params: { menuId } }))).code).toBe(codes.notFound);
  });

  it('show everybody his own menus', async () => {
    const labels = async (name: string) =>
      JSON.stringify(await (await server.loginAs(name)).use(systemMenus).tree());
    expect(await labels('shenhe1')).toContain('订单审核');
    expect(await labels('shenhe1')).not.toContain('参数设置');
    expect(await labels('qiye')).not.toContain('订单审核');
    const { ofRole } = (await server.loginAs('admin')).use(systemMenus);
    const { menus, checkedKeys } = await ofRole({ params: { roleId: 101 } });
    expect(menus.length).toBeGreaterThan(3);
    // With linked checkboxes a directory is checked through its pages, so only pages are answered.
    expect(checkedKeys).not.toContain(1);
    expect(checkedKeys.length).toBeGreaterThan(2);
  });
});

describe('notices within the office', () => {
  it('are sanitized, marked as read once, and hidden from outsiders', async () => {
    const admin = (await server.loginAs('admin')).use(systemNotices);
    const body = {
      noticeTitle: '抽查安排',
      noticeType: '1' as const,
      noticeContent: '<p onclick="x()">明天<script>alert(1)</script></p>',
      status: '0' as const,
    };
    await admin.add({ body });
    const reviewer = (await server.loginAs('shenhe1')).use(systemNotices);
    const { data, unreadCount } = await reviewer.top();
    expect(data[0]).toMatchObject({ noticeTitle: '抽查安排', isRead: false });
    expect(unreadCount).toBe(data.length);
    const noticeId = data[0]?.noticeId ?? 0;
    expect((await reviewer.detail({ params: { noticeId } })).noticeContent).toBe('<p>明天</p>');
    await Promise.all([
      reviewer.markRead({ query: { noticeId } }),
      reviewer.markRead({ query: { noticeId } }),
    ]);
    expect((await reviewer.top()).unreadCount).toBe(unreadCount - 1);
    const outsider = (await server.loginAs('qiye')).use(systemNotices);
    expect(await outsider.top()).toEqual({ data: [], unreadCount: 0 });
    expect((await refusal(outsider.detail({ params: { noticeId } }))).code).toBe(codes.notFound);
    await admin.update({ body: { ...body, noticeId, status: '1' } });
    expect((await refusal(reviewer.detail({ params: { noticeId } }))).code).toBe(codes.notFound);
    await admin.remove({ params: { noticeId: String(noticeId) } });
    expect((await admin.list({ query: { noticeTitle: '抽查' } })).total).toBe(0);
  });

  it('that an officer has missed come before newer ones that he has read', async () => {
    const admin = (await server.loginAs('admin')).use(systemNotices);
    const reviewer = (await server.loginAs('shenhe1')).use(systemNotices);
    const body = { noticeType: '1' as const, noticeContent: '<p>看</p>', status: '0' as const };
    for (const n of [1, 2, 3, 4, 5, 6]) await admin.add({ body: { ...body, noticeTitle: `第 ${n} 条` } });
    const { data } = await reviewer.top();
    expect(data.map((one) => one.noticeTitle)).toEqual([
      '第 6 条',
      '第 5 条',
      '第 4 条',
      '第 3 条',
      '第 2 条',
    ]);
    for (const { noticeId } of data) await reviewer.markRead({ query: { noticeId } });
    expect((await reviewer.top()).data[0]).toMatchObject({ noticeTitle: '第 1 条', isRead: false });
  });
});
