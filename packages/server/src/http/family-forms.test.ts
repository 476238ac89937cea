import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.js';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await createTestServer();
  authorization = `Bearer ${(await server.loginAs('admin')).token}`;
});
afterAll(() => server.close());

/**
 * The add forms of the family's front end: required fields, and fields that it omits, empties or sends as
 * null.
 */
const forms: readonly (readonly [
  path: string,
  required: (n: number) => Readonly<Record<string, unknown>>,
  optional: readonly string[],
])[] = [
  [
    '/system/user',
    (n) => ({
      userName: `familyuser${n}`,
      nickName: '孙范本',
      phonenumber: `1390000770${n}`,
      password: 'Family@2026',
      status: '0',
      roleIds: [101],
      postIds: [],
    }),
    ['userId', 'deptId', 'email', 'sex', 'remark'],
  ],
  [
    '/system/role',
    (n) => ({
      roleName: `家族角色${n}`,
      roleKey: `family${n}`,
      roleSort: 0,
      status: '0',
      menuIds: [],
      deptIds: [],
      menuCheckStrictly: true,
      deptCheckStrictly: true,
    }),
    ['roleId', 'remark'],
  ],
  [
    '/system/menu',
    (n) => ({
      parentId: 0,
      menuName: `家族菜单${n}`,
      menuType: 'M',
      orderNum: 1,
      path: `family${n}`,
      isFrame: '1',
      isCache: '0',
      visible: '0',
      status: '0',
    }),
    ['menuId', 'icon', 'component', 'query', 'routeName', 'perms', 'remark'],
  ],
  [
    '/system/dept',
    (n) => ({ parentId: 100, deptName: `家族部门${n}`, orderNum: 0, status: '0' }),
    ['deptId', 'leader', 'phone', 'email'],
  ],
  [
    '/system/post',
    (n) => ({ postCode: `family${n}`, postName: `家族岗位${n}`, postSort: 0, status: '0' }),
    ['postId', 'remark'],
  ],
  [
    '/system/dict/type',
    (n) => ({ dictName: `家族字典${n}`, dictType: `family_${n}`, status: '0' }),
    ['dictId', 'remark'],
  ],
  [
    '/system/dict/data',
    (n) => ({ dictType: 'family_0', dictLabel: `项${n}`, dictValue: `v${n}`, dictSort: 0, status: '0' }),
    ['dictCode', 'cssClass', 'listClass', 'isDefault', 'remark'],
  ],
  [
    '/system/config',
    (n) => ({
      configName: `家族参数${n}`,
      configKey: `family.parameter${n}`,
      configValue: '1',
      configType: 'N',
    }),
    ['configId', 'remark'],
  ],
  [
    '/system/notice',
    (n) => ({ noticeTitle: `家族公告${n}`, noticeType: '1', status: '0' }),
    ['noticeId', 'noticeContent', 'remark'],
  ],
];
const ways = [
  ['absent', undefined],
  ['null', null],
  ['empty', ''],
] as const;

const post = async (path: string, body: object) =>
  (
    await server.app.inject({ method: 'POST', url: `/mh${path}`, headers: { authorization }, payload: body })
  ).json<{ code: number; msg: string; data: unknown }>();

it.each(forms)(
  'POST %s takes what was left out, and says of each field what is wrong with it',
  async (path, required, optional) => {
    for (const [n, [way, value]] of ways.entries()) {
      const left = Object.fromEntries(optional.map((name) => [name, value]));
      // oxlint-disable-next-line no-await-in-loop -- one row after the other, as a person adds them
      expect.soft(await post(path, { ...left, ...required(n) }), way).toMatchObject({ code: 200 });
    }
    const { code, msg, data } = await post(path, {});
    expect(code).toBe(400);
    const messages = (data as { field: string; message: string }[]).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(0);
    expect([...messages, msg].filter((message) => message.startsWith('提交的内容有误'))).toEqual([]);
  },
);

it('names the field where its sentence would not', async () => {
  const { msg, data } = await post('/system/dept', {
    parentId: 'x',
    deptName: '组',
    orderNum: 0,
    status: '7',
  });
  expect(data).toMatchObject([
    { field: 'parentId', message: '须为数字' },
    { field: 'status', message: '只能是 0、1 之一' },
  ]);
  expect(msg).toBe('parentId：须为数字');
});

it('names the logged-in user as the lists do', async () => {
  const get = async (url: string) =>
    (await server.app.inject({ url: `/mh${url}`, headers: { authorization } })).json();
  const { user, roles, data } = await get('/getInfo');
  const { rows } = await get('/system/user/list?userName=admin');
  expect(rows).toContainEqual(user);
  expect(user).toMatchObject({ userName: 'admin', dept: { deptName: expect.any(String) } });
  expect(typeof user.userId).toBe('number');
  expect(roles).toEqual(['109']);
  expect(data).not.toHaveProperty('familyUser');
});
