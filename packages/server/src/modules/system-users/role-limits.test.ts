import { errorCodes as codes } from '@ca-portal/api/domain';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { phoneRecoveries, roleMenus, sysMenus, sysRoles, users as userTable } from '../../db/schema/index.js';
import type { DataScope } from '../../db/schema/administration.js';
import { createTestServer, jobsDone, refusal, type TestServer } from '../../testing/index.js';
import { listHead, listOf, sendList } from '../../testing/user-list.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const as = async (name: string) => {
  const client = await server.loginAs(name);
  return { users: client.use(systemUsers), roles: client.use(systemRoles) };
};
const editing = ['list', 'query', 'add', 'edit', 'remove', 'import', 'resetPwd'].map(
  (one) => `system:user:${one}`,
);

/** A role with these permissions and this scope. */
async function roleWith(key: string, permissions: readonly string[], dataScope: DataScope): Promise<number> {
  const { db, clock } = server.services;
  const [role] = await db
    .insert(sysRoles)
    .values({ name: key, key, dataScope, createdBy: '系统', createdAt: clock() })
    .returning();
  const menus = await db
    .select()
    .from(sysMenus)
    .where(inArray(sysMenus.permission, [...permissions]));
  if (!role) throw new Error('a role that was not kept');
  await db.insert(roleMenus).values(menus.map((menu) => ({ roleId: role.id, menuId: menu.id })));
  return role.id;
}

let phones = 13_912_000_000;
const form = (userName: string, roleIds: number[], deptId: number | null = 102) => ({
  nickName: '钱新员',
  email: '',
  sex: '1' as const,
  status: '0' as const,
  remark: '',
  postIds: [],
  phonenumber: String((phones += 1)),
  password: 'Demo@2026x',
  userName,
  roleIds,
  deptId,
});
/** A colleague who may log in at once; returns his number. */
async function colleague(userName: string, roleIds: number[], deptId: number | null = 102): Promise<number> {
  const { users } = await as('admin');
  await users.add({ body: form(userName, roleIds, deptId) });
  await server.services.db
    .update(userTable)
    .set({ passwordExpiresAt: null })
    .where(eq(userTable.username, userName));
  return numberOf(userName);
}
async function numberOf(userName: string): Promise<number> {
  const { rows } = await (await as('admin')).users.list({ query: { userName } });
  return rows.find((row) => row.userName === userName)?.userId ?? 0;
}
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;

it('lets a service desk edit customers and colleagues like itself, whoever else has more', async () => {
  const desk = await roleWith('desk', editing, '1');
  await colleague('desk01', [desk]);
  const peer = await colleague('desk02', [desk]);
  const reviewer = await numberOf('shenhe1');
  const customer = await numberOf('zaojia');
  const { users } = await as('desk01');
  const changed = async (userId: number) => {
    const { data, roleIds } = await users.detail({ params: { userId } });
    const { email, sex, deptId } = data;
    const given = {
      nickName: '改过',
      phonenumber: data.phonenumber,
      email,
      sex,
      deptId,
      status: '0' as const,
    };
    return users.update({ body: { ...given, userId, remark: '', roleIds, postIds: [] } });
  };
  for (const userId of [customer, peer]) {
    await changed(userId);
    await users.resetPassword({ body: { userId, password: 'Demo@2026y' } });
    await users.changeStatus({ body: { userId, status: '1' } });
    await users.changeStatus({ body: { userId, status: '0' } });
  }
  // The applicant's roles can be given and taken.
  await users.assignRoles({ query: { userId: customer, roleIds: '4,6' } });
  await users.remove({ params: { userId: String(peer) } });
  const refused = {
    update: () => changed(reviewer),
    reset: () => users.resetPassword({ body: { userId: reviewer, password: 'Demo@2026y' } }),
    stop: () => users.changeStatus({ body: { userId: reviewer, status: '1' } }),
    close: () => users.remove({ params: { userId: String(reviewer) } }),
    roles: () => users.assignRoles({ query: { userId: reviewer, roleIds: '' } }),
    give: () => users.assignRoles({ query: { userId: customer, roleIds: '4,101' } }),
    add: () => users.add({ body: form('desk03', [101]) }),
  };
  for (const [way, call] of Object.entries(refused))
    expect.soft(await codeOf(call()), way).toBe(codes.forbidden);
  // A stopped role may be started again, so it counts as well.
  await (await as('admin')).roles.changeStatus({ body: { roleId: 101, status: '1' } });
  expect(await codeOf(changed(reviewer))).toBe(codes.forbidden);
  await (await as('admin')).roles.changeStatus({ body: { roleId: 101, status: '0' } });
});

it('lets no reviewer give an administrator’s account another phone', async () => {
  const { db, clock } = server.services;
  const [admin] = await db.select().from(userTable).where(eq(userTable.username, 'admin'));
  const [asked] = await db
    .insert(phoneRecoveries)
    .values({ userId: admin!.id, newPhone: '13914000001', createdAt: clock() })
    .returning();
  const params = { id: asked!.id };
  const desk = (await server.loginAs('shenhe1')).use(peopleReview);
  const approving = desk.decideRecovery({ params, body: { approve: true } });
  expect((await refusal(approving)).code).toBe(codes.forbidden);
  // To refuse it changes nobody.
  const refused = await desk.decideRecovery({ params, body: { approve: false, reason: '请本人到网点办理' } });
  expect(refused.state).toBe('rejected');
});

it('imports nobody with a role or into a department that is beyond the sender', async () => {
  const team = await roleWith('team', editing, '3');
  await colleague('team01', [team]);
  const { users } = await as('team01');
  const row = (name: string, phone: string, dept: string, role: string) => [
    name,
    '孙范本',
    phone,
    dept,
    role,
  ];
  await sendList(
    server,
    users,
    listOf([
      listHead,
      row('beyond01', '13913000001', '审核组', '审核员'),
      row('beyond02', '13913000002', '数字证书服务平台', 'team'),
      row('beyond03', '13913000003', '审核组', 'team'),
    ]),
  );
  await jobsDone(server);
  expect((await users.importReport())?.problems.map(({ row: line, field }) => [line, field])).toEqual([
    [2, 'roleNames'],
    [3, 'deptName'],
  ]);
});

it('widens nobody’s view: no wider role, no other department, no other scope of one’s own role', async () => {
  const rights = [...editing, 'system:role:list', 'system:role:query', 'system:role:edit'];
  const [section, wide, sibling] = [
    await roleWith('section', rights, '4'),
    await roleWith('wide', editing, '1'),
    await roleWith('sibling', editing, '5'),
  ];
  const own = await colleague('section01', [section], 101);
  const { users, roles } = await as('section01');
  const { data } = await users.detail({ params: { userId: own } });
  const { phonenumber, email, sex } = data;
  const self = {
    userId: own,
    nickName: data.nickName,
    phonenumber,
    email,
    sex,
    status: '0' as const,
    remark: '',
    postIds: [],
  };
  const scope = (roleId: number, dataScope: DataScope, deptIds: number[] = []) =>
    roles.dataScope({ body: { roleId, dataScope, deptIds, deptCheckStrictly: true } });
  const refused = {
    wider: () => users.assignRoles({ query: { userId: own, roleIds: `${section},${wide}` } }),
    member: () => roles.give({ query: { roleId: wide, userIds: String(own) } }),
    move: () => users.update({ body: { ...self, deptId: 100, roleIds: [section] } }),
    'a helper elsewhere': () => users.add({ body: form('helper01', [section], 100) }),
    'own scope': () => scope(section, '1'),
    'all for another': () => scope(sibling, '1'),
    'a foreign department': () => scope(sibling, '2', [100]),
  };
  for (const [way, call] of Object.entries(refused))
    expect.soft(await codeOf(call()), way).toBe(codes.forbidden);
  await scope(sibling, '2', [102]);
  await scope(sibling, '4');
  await users.update({ body: { ...self, deptId: 101, roleIds: [section, sibling] } });
  await users.add({ body: form('helper02', [sibling], 102) });
});
