import { basePath } from '@ca-portal/api/contract';
import { errorCodes as codes } from '@ca-portal/api/domain';
import { monitor } from '@ca-portal/api/groups/monitor';
import { session } from '@ca-portal/api/groups/session';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smsOutbox } from '../../db/schema/index.js';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const as = async (name: string) => {
  const client = await server.loginAs(name);
  return { users: client.use(systemUsers), roles: client.use(systemRoles), log: client.use(monitor), client };
};
const form = {
  nickName: '钱新员',
  deptId: 102,
  phonenumber: '13911112222',
  email: 'qian@example.cn',
  sex: '1' as const,
  status: '0' as const,
  remark: '试用',
  roleIds: [101],
};
const numberOf = async (userName: string): Promise<number> => {
  const { users } = await as('admin');
  const { rows } = await users.list({ query: { userName } });
  // Other names may contain this one.
  return rows.find((row) => row.userName === userName)?.userId ?? 0;
};

it('gives the administrator number 1, and masks everybody in lists', async () => {
  const { users } = await as('admin');
  expect(await numberOf('admin')).toBe(1);
  const { rows, total } = await users.list({ query: { pageNum: 1, pageSize: 999 } });
  expect(rows).toHaveLength(total);
  expect(rows.every((row) => row.phonenumber === '' || row.phonenumber.includes('****'))).toBe(true);
  const detail = await users.detail({ params: { userId: await numberOf('qiye') } });
  expect(detail.data.phonenumber).toBe('13000000000');
});

it('answers the last page for one beyond it, and treats search words literally', async () => {
  const { users } = await as('admin');
  const last = await users.list({ query: { pageNum: 9_999, pageSize: 2 } });
  expect(last.rows.length).toBeGreaterThan(0);
  expect((await users.list({ query: { userName: '%' } })).total).toBe(0);
  const below = await users.list({ query: { deptId: 101 } });
  expect(below.rows.map((row) => row.dept?.deptId)).toEqual(below.rows.map(() => 102));
});

it('names the roles of each user, and finds those who have one', async () => {
  const { users } = await as('admin');
  const { rows } = await users.list({ query: { roleId: 101 } });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ roleNames }) => roleNames.includes('审核员'))).toBe(true);
  const all = await users.list({ query: { pageNum: 1, pageSize: 999 } });
  const reviewers = all.rows.filter(({ roleNames }) => roleNames.includes('审核员'));
  expect(reviewers.map(({ userId }) => userId)).toEqual(rows.map(({ userId }) => userId));
});

it('creates an account with a one-time password by SMS, once per name and phone', async () => {
  const { users } = await as('admin');
  await users.add({ body: { ...form, userName: 'newstaff', password: '' } });
  const outbox = await server.app.inject('/sandbox/outbox.json');
  expect(outbox.json()[0]).toMatchObject({ phone: '13911112222' });
  expect(outbox.json()[0].text).toContain('一次性密码');
  const again = users.add({
    body: { ...form, userName: 'newstaff', phonenumber: '13911113333', password: '' },
  });
  expect((await refusal(again)).code).toBe(codes.usernameTaken);
  const samePhone = users.add({ body: { ...form, userName: 'otherstaff', password: '' } });
  expect((await refusal(samePhone)).code).toBe(codes.phoneTaken);
  // A login with it permits nothing before the password is changed.
  const { client } = await as('newstaff');
  expect((await refusal(client.use(monitor).sessions({ query: {} }))).code).toBe(codes.passwordMustChange);
});

it('replaces roles, and ends the sessions of disabled users', async () => {
  const { users } = await as('admin');
  const userId = await numberOf('shenhe2');
  const { client } = await as('shenhe2');
  await users.assignRoles({ query: { userId, roleIds: '101,2' } });
  expect((await users.detail({ params: { userId } })).roleIds).toEqual([2, 101]);
  await users.changeStatus({ body: { userId, status: '1' } });
  expect((await refusal(client.use(session).info())).code).toBe(codes.unauthorized);
  await users.changeStatus({ body: { userId, status: '0' } });
  await users.assignRoles({ query: { userId, roleIds: '101' } });
  const unknown = users.assignRoles({ query: { userId, roleIds: '101,777' } });
  expect((await refusal(unknown)).code).toBe(codes.roleUnknown);
});

it('ends the sessions of a user who gets another phone, and tells both numbers', async () => {
  const { users } = await as('admin');
  const userId = await numberOf('shenhe2');
  const { data, roleIds } = await users.detail({ params: { userId } });
  const { client } = await as('shenhe2');
  const { nickName, phonenumber, email, sex, status } = data;
  const body = { ...form, userId, nickName, email, sex, status, deptId: data.deptId, roleIds };
  await users.update({ body: { ...body, phonenumber } });
  await expect(client.use(session).info()).resolves.toBeDefined();
  await users.update({ body: { ...body, phonenumber: '13911117777' } });
  expect((await refusal(client.use(session).info())).code).toBe(codes.unauthorized);
  const told = await server.services.db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(2);
  expect(told.map(({ phone }) => phone).toSorted()).toEqual([phonenumber, '13911117777'].toSorted());
  for (const { text } of told) expect(text).toContain('注册手机号已改为 139****7777');
  await users.update({ body: { ...body, phonenumber } });
  // The administrator who changes his own number goes on.
  const own = (await users.detail({ params: { userId: 1 } })).data;
  const admin = { ...form, userId: 1, nickName: own.nickName, email: own.email, sex: own.sex };
  const rest = { deptId: own.deptId, roleIds: (await users.detail({ params: { userId: 1 } })).roleIds };
  await users.update({ body: { ...admin, ...rest, phonenumber: '13911118888' } });
  await users.update({ body: { ...admin, ...rest, phonenumber: own.phonenumber } });
});

it('prevents removing oneself', async () => {
  const { users } = await as('admin');
  expect((await refusal(users.changeStatus({ body: { userId: 1, status: '1' } }))).code).toBe(
    codes.ownAccount,
  );
  expect((await refusal(users.remove({ params: { userId: '1' } }))).code).toBe(codes.ownAccount);
  expect((await refusal(users.assignRoles({ query: { userId: 1, roleIds: '' } }))).code).toBe(
    codes.ownAccount,
  );
});

it('keeps one of two administrators who remove each other at once', async () => {
  const { users } = await as('admin');
  const second = { ...form, userName: 'secondadmin', phonenumber: '13911115555', password: 'Demo@2026x' };
  await users.add({ body: { ...second, roleIds: [109] } });
  const { users: table } = await import('../../db/schema/index.js');
  await server.services.db.update(table).set({ passwordExpiresAt: null });
  const his = (await as('secondadmin')).users;
  const [first, other] = [await numberOf('admin'), await numberOf('secondadmin')];
  const had = (await users.detail({ params: { userId: first } })).roleIds;
  const both = await Promise.allSettled([
    users.assignRoles({ query: { userId: other, roleIds: '101' } }),
    his.assignRoles({ query: { userId: first, roleIds: '101' } }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  if (both[1].status === 'fulfilled') {
    await his.assignRoles({ query: { userId: first, roleIds: had.join(',') } });
  }
  const again = (await as('admin')).users;
  await again.assignRoles({ query: { userId: other, roleIds: '101' } });
  await again.remove({ params: { userId: String(other) } });
});

it('gives a role the permissions of its menus, and removes them at once', async () => {
  const { roles, users } = await as('admin');
  const menu = async (permission: string) => {
    const { sysMenus } = await import('../../db/schema/index.js');
    const rows = await server.services.db.select().from(sysMenus);
    return rows.find((row) => row.permission === permission)?.id ?? 0;
  };
  const menuIds = [
    await menu('system:user:list'),
    await menu('system:user:edit'),
    await menu('system:user:query'),
  ];
  const body = {
    roleName: '客服',
    roleKey: 'support',
    roleSort: 30,
    status: '0' as const,
    menuCheckStrictly: true,
    remark: '',
    menuIds,
  };
  await roles.add({ body });
  expect((await refusal(roles.add({ body }))).code).toBe(codes.nameTaken);
  const { rows } = await roles.list({ query: { roleKey: 'support' } });
  const roleId = rows[0]?.roleId ?? 0;
  await users.add({
    body: { ...form, userName: 'support01', phonenumber: '13911114444', password: '', roleIds: [roleId] },
  });
  const { users: table } = await import('../../db/schema/index.js');
  await server.services.db.update(table).set({ passwordExpiresAt: null });

  const support = await as('support01');
  expect((await support.users.list({ query: {} })).total).toBeGreaterThan(5);
  // He may edit users, but cannot make anybody an administrator.
  const own = await numberOf('support01');
  const upwards = support.users.assignRoles({ query: { userId: own, roleIds: `${roleId},109` } });
  expect((await refusal(upwards)).code).toBe(codes.forbidden);
  const other = support.users.update({ body: { ...form, userId: 1, roleIds: [] } });
  expect((await refusal(other)).code).toBe(codes.forbidden);
  expect((await refusal(support.log.operations({ query: {} }))).code).toBe(codes.forbidden);

  await roles.dataScope({ body: { roleId, dataScope: '5', deptIds: [], deptCheckStrictly: true } });
  expect((await support.users.list({ query: {} })).rows.map((row) => row.userName)).toEqual(['support01']);
  expect((await refusal(support.users.detail({ params: { userId: 1 } }))).code).toBe(codes.notFound);

  const held = await refusal(roles.remove({ params: { roleId: String(roleId) } }));
  expect([held.code, held.message.includes('客服')]).toEqual([codes.roleInUse, true]);
  await roles.changeStatus({ body: { roleId, status: '1' } });
  expect((await refusal(support.users.list({ query: {} }))).code).toBe(codes.forbidden);
  expect((await refusal(roles.remove({ params: { roleId: '101' } }))).code).toBe(codes.builtIn);
  const weaker = roles.update({
    body: { ...body, roleName: '平台管理员', roleKey: 'x', roleId: 109, menuIds: [] },
  });
  expect((await refusal(weaker)).code).toBe(codes.builtIn);
});

it('closes accounts only if nothing depends on them, and records all of it', async () => {
  const { users, log } = await as('admin');
  const userId = await numberOf('newstaff');
  await users.remove({ params: { userId: String(userId) } });
  expect((await refusal(users.detail({ params: { userId } }))).code).toBe(codes.notFound);
  const { rows } = await log.operations({ query: { title: '用户', pageSize: 50 } });
  expect(rows.map((row) => row.method)).toEqual(
    expect.arrayContaining(['user.close', 'user.add', 'user.stop']),
  );
  expect(rows[0]).toMatchObject({
    operName: 'admin',
    businessType: 3,
    requestMethod: 'DELETE',
    deptName: '数字证书服务平台',
  });
  expect(JSON.stringify(rows)).not.toContain('13911112222');
});

it('exports what the filters find as a workbook, and records the export', async () => {
  const { users, log } = await as('admin');
  const file = await users.export({ body: { userName: 'qiye' } });
  expect(file.fileName).toBe('用户.xlsx');
  expect(
    Buffer.from(await file.content.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const { rows } = await log.operations({ query: { businessType: 5 } });
  expect(rows[0]?.method).toBe('user.export');
});

it('ends a membership for the office, but not that of the company’s administrator', async () => {
  const { users } = await as('admin');
  const named = async (name: string) => {
    const { rows } = await users.list({ query: { userName: name } });
    const found = rows.find((one) => one.userName === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  const unbind = async (name: string) => {
    const { userId } = await named(name);
    return users.unbind({ params: { userId }, body: { reason: '单位已注销' } });
  };
  expect((await named('zaojia')).companyName).toBeTruthy();
  expect((await refusal(unbind('qiye'))).code).toBe(codes.leaveFirst);
  await unbind('zaojia');
  expect((await named('zaojia')).companyName).toBeNull();
});

it('accepts null for empty fields of a family front end, and answers the options of a new user', async () => {
  const { users, client } = await as('admin');
  const sent = await server.app.inject({
    method: 'POST',
    url: `${basePath}/system/user`,
    headers: { authorization: `Bearer ${client.token}` },
    payload: {
      userName: 'familyuser',
      nickName: '家族前端',
      password: 'Demo@2026x',
      phonenumber: '13911110009',
      email: null,
      sex: null,
      deptId: null,
      status: '0',
      remark: null,
      roleIds: [],
      postIds: [],
    },
  });
  expect(sent.json()).toMatchObject({ code: 200 });
  expect((await users.list({ query: { userName: 'familyuser' } })).rows[0]).toMatchObject({
    sex: '2',
    email: '',
  });
  const { roles } = await users.options();
  expect(roles.map(({ roleName }) => roleName)).toContain('审核员');
});
