import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../db/schema/index.js';
import { readSheet } from '../documents/read-sheet.js';
import { writeSheet } from '../documents/write-sheet.js';
import { createTestServer, jobsDone, type TestServer } from '../testing/index.js';

let server: TestServer;
let authorization: string;
const folder = mkdtempSync(join(tmpdir(), 'family-calls-'));
beforeAll(async () => {
  server = await createTestServer();
  authorization = `Bearer ${(await server.loginAs('admin')).token}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method,
    url: `/mh${path}`,
    headers: { authorization, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
const read = async (path: string) => (await call('GET', path)).json();

/** Exports as the family's front ends do: filters as a form, the answer is a file. */
async function exported(path: string, form: Record<string, string> = {}) {
  const answer = await call('POST', path, new URLSearchParams(form).toString() as unknown as object, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(answer.statusCode).toBe(200);
  const file = join(folder, 'export.xlsx');
  writeFileSync(file, answer.rawPayload);
  return { rows: await readSheet(file, 1_000), headers: answer.headers };
}

describe('exports of the API family', () => {
  it.each([
    ['/system/user/export', '账号', 'qiye'],
    ['/system/role/export', '权限字符', '审核员'],
    ['/system/dict/type/export', '字典类型', 'code_2'],
    ['/system/dict/data/export', '字典标签', 'code_2'],
    ['/system/post/export', '岗位编码', 'reviewer'],
    ['/system/config/export', '参数键名', 'cert.renew.windowDays'],
    ['/monitor/operlog/export', '操作人', 'admin'],
  ])('%s is a workbook with the contents of the list', async (path, head, value) => {
    const { rows, headers } = await exported(path);
    expect(headers['content-type']).toContain('spreadsheetml');
    expect(decodeURIComponent(String(headers['download-filename']))).toMatch(/[一-龥].*\.xlsx$/);
    expect(rows[0]?.join()).toContain(head);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.flat()).toContain(value);
  });
  it('contain only what the filters find', async () => {
    const { rows } = await exported('/system/role/export', { roleName: '没有这个角色' });
    expect(rows).toHaveLength(1);
  });
});

describe('import of users', () => {
  const send = async (lines: readonly (readonly string[])[]) => {
    const form = new FormData();
    const bytes = await writeSheet('用户', lines);
    form.set('file', new File([new Uint8Array(bytes)], 'users.xlsx'));
    const request = new Request('http://portal.test', { method: 'POST', body: form });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mh/system/user/importData?updateSupport=0',
      headers: { authorization, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json<{ code: number; msg: string; data: { message: string }[] | null }>();
  };

  it('accepts its own template, and the family’s own column heads', async () => {
    const { rows } = await exported('/system/user/importTemplate');
    const [head = []] = rows;
    expect(head).toEqual(['账号', '姓名', '手机号', '邮箱', '部门', '角色']);
    expect(await send([head, ['sheet01', '孙范本', '13911170001', '', '审核组', '审核员']])).toMatchObject({
      code: 200,
      msg: '名单已收下，正在检查 1 个账号，结果见站内消息',
    });
    await jobsDone(server);
    const family = ['登录名称', '用户名称', '用户邮箱', '手机号码'];
    expect(await send([family, ['sheet02', '孙范本', '', '13911170002']])).toMatchObject({ code: 200 });
    await jobsDone(server);
    expect((await read('/system/user/list?userName=sheet0')).total).toBe(2);
  });
  it.each([
    [
      'another table',
      [
        ['一', '二'],
        ['1', '2'],
      ],
      '没有找到“账号”一列',
    ],
    ['heads alone', [['账号', '姓名', '手机号']], '没有人员'],
    [
      'too many',
      [['账号'], ...Array.from({ length: 50_001 }, (_, i) => [`many${i}`])],
      '一次最多导入 50000 人',
    ],
  ])('refuses %s with a sentence', async (_, lines, sentence) => {
    const { code, msg } = await send(lines);
    expect(code).toBe(400);
    expect(msg).toContain(sentence);
  });
});

describe('lists of the API family', () => {
  it.each([
    ['/system/user/list', 'userName'],
    ['/system/role/list', 'roleName'],
    ['/system/dict/type/list', 'dictType'],
    ['/system/post/list', 'postCode'],
    ['/system/config/list', 'configKey'],
  ])('%s is sorted by %s in both directions', async (path, column) => {
    const by = async (isAsc: string) => {
      const { rows } = await read(`${path}?pageSize=100&orderByColumn=${column}&isAsc=${isAsc}`);
      return rows.map((row: Record<string, unknown>) => row[column]);
    };
    const up = await by('ascending');
    expect(new Set(up).size).toBeGreaterThan(1);
    expect(await by('descending')).toEqual(up.toReversed());
  });
  it('keep their order for an unknown column', async () => {
    const usual = await read('/system/role/list');
    expect(await read('/system/role/list?orderByColumn=constructor&isAsc=asc')).toEqual(usual);
  });
  it('show role 0 with its details, its menu and its departments', async () => {
    const { rows } = await read('/system/role/list?pageSize=100');
    expect(rows.some((row: { roleId: number }) => row.roleId === 0)).toBe(true);
    expect((await read('/system/role/0')).data).toMatchObject({ roleId: 0 });
    expect((await read('/system/menu/roleMenuTreeselect/0')).checkedKeys).toBeInstanceOf(Array);
    expect((await read('/system/role/deptTree/0')).code).toBe(200);
    expect((await read('/system/role/authUser/allocatedList?roleId=0')).code).toBe(200);
  });
  it('give a user the same number everywhere', async () => {
    const { user } = await read('/getInfo');
    const { rows } = await read(`/system/user/list?userName=${user.userName}`);
    const { data } = await read(`/system/user/${user.userId}`);
    expect([rows[0].userId, data.userId]).toEqual([user.userId, user.userId]);
  });
});

describe('other calls of the API family', () => {
  it('open the form of a new user with the slash', async () => {
    expect(await read('/system/user/')).toMatchObject({
      code: 200,
      posts: expect.arrayContaining([expect.objectContaining({ postId: 2, postName: '审核岗' })]),
    });
  });
  it('take a role from one user', async () => {
    const holders = async () =>
      (await read('/system/role/authUser/allocatedList?roleId=101&pageSize=100')).rows;
    const [{ userId }] = await holders();
    const body = { roleId: '101', userId };
    expect((await call('PUT', '/system/role/authUser/cancel', body)).json().code).toBe(200);
    expect((await holders()).map((row: { userId: number }) => row.userId)).not.toContain(userId);
  });
  it('offer as parents of a department neither itself nor what is below it', async () => {
    const all: { deptId: number; parentId: number }[] = (await read('/system/dept/list')).data;
    const parent = all.find(
      ({ deptId, parentId }) => parentId !== 0 && all.some((row) => row.parentId === deptId),
    )?.deptId;
    const left = (await read(`/system/dept/list/exclude/${parent}`)).data.map(
      (row: { deptId: number }) => row.deptId,
    );
    const gone = all.filter(({ deptId, parentId }) => deptId === parent || parentId === parent);
    for (const { deptId } of gone) expect(left).not.toContain(deptId);
    expect(left).toHaveLength(all.length - gone.length);
  });
  it.each([
    ['menu', 'menuId', '/system/menu/list'],
    ['dept', 'deptId', '/system/dept/list'],
  ])('put every %s into its place, all or none', async (kind, key, list) => {
    const rows = async () => (await read(list)).data as Record<string, number>[];
    const [one, two] = (await rows()).map((row) => row[key]);
    const sort = async (ids: string, orderNums: string) =>
      (await call('PUT', `/system/${kind}/updateSort`, { [`${key}s`]: ids, orderNums })).json().code;
    expect(await sort(`${one},${two}`, '71,72')).toBe(200);
    const placed = async () =>
      (await rows()).filter((row) => row[key] === one || row[key] === two).map((row) => row.orderNum);
    expect((await placed()).toSorted()).toEqual([71, 72]);
    expect(await sort(`${one},999999`, '81,82')).not.toBe(200);
    expect(await sort(`${one},${two}`, '81')).not.toBe(200);
    expect((await placed()).toSorted()).toEqual([71, 72]);
  });
  it('offer all posts, and mark several notices as read', async () => {
    const { data } = await read('/system/post/optionselect');
    expect(data).toContainEqual(expect.objectContaining({ postId: 2, postName: '审核岗' }));
    const top = await read('/system/notice/listTop');
    const ids = top.data.map((row: { noticeId: number }) => row.noticeId).join(',');
    expect(top.unreadCount).toBeGreaterThan(0);
    expect((await call('POST', `/system/notice/markReadAll?ids=${ids},999999`)).json().code).toBe(200);
    expect((await read('/system/notice/listTop')).unreadCount).toBe(0);
    const [noticeId] = ids.split(',');
    const readers = `/system/notice/readUsers/list?noticeId=${noticeId}`;
    expect(await read(readers)).toMatchObject({
      total: 1,
      rows: [{ userName: 'admin', phonenumber: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/) }],
    });
    expect((await read(`${readers}&searchValue=nobody`)).total).toBe(0);
  });
  it('run a failed job, and report a missing one', async () => {
    const [failed] = await server.services.db
      .insert(jobs)
      .values({
        kind: 'of the test',
        key: 'failed',
        state: 'dead',
        runAt: server.clock(),
        createdAt: server.clock(),
      })
      .returning({ id: jobs.id });
    const run = async (jobId: number) =>
      (await call('PUT', '/monitor/job/run', { jobId, jobGroup: 'DEFAULT' })).json().code;
    expect(await run(failed!.id)).toBe(200);
    expect(await run(999_999)).toBe(404);
  });
  it.each([
    ['PUT', '/system/role/authUser/cancel', { roleId: 101, userId: 1 }],
    ['GET', '/system/dept/list/exclude/100', undefined],
    ['PUT', '/system/menu/updateSort', { menuIds: '1', orderNums: '1' }],
    ['PUT', '/system/dept/updateSort', { deptIds: '100', orderNums: '1' }],
    ['GET', '/system/post/optionselect', undefined],
    ['GET', '/system/notice/readUsers/list?noticeId=1', undefined],
    ['PUT', '/monitor/job/run', { jobId: 1 }],
  ] as const)('refuse %s %s to whoever lacks the permission', async (method, path, payload) => {
    const { token } = await server.loginAs('fuzeren');
    const answer = await call(method, path, payload, { authorization: token });
    expect(answer.json().code).toBe(403);
  });
  it('answer an unknown path with HTTP 200 and code 404', async () => {
    const answer = await call('GET', '/system/nothing/list');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().code).toBe(404);
  });
  it('name pages as the family’s own folders do, so that its front end opens its own', async () => {
    const { data } = await read('/getRouters');
    const pages = new Map<string, string>(
      data.flatMap(({ path, children }: { path: string; children: { path: string; component: string }[] }) =>
        children.map((page) => [page.component, `${path}/${page.path}`]),
      ),
    );
    const ofTheFamily = [
      ...['user', 'role', 'menu', 'dept', 'post', 'dict', 'config', 'notice'].map((name) => `system/${name}`),
      ...['operlog', 'logininfor', 'online'].map((name) => `monitor/${name}`),
    ].map((name) => `${name}/index`);
    expect(ofTheFamily.filter((component) => !pages.has(component))).toEqual([]);
    expect(pages.get('system/user/index')).toBe('/system/userInfoManage');
  });
  it('have directories that are not folded, and say of them what the family says', async () => {
    const { data } = await read('/getRouters');
    const directory = data.find((node: { children: unknown[] }) => node.children.length > 1);
    expect(directory).toMatchObject({ component: 'Layout', alwaysShow: true, redirect: 'noRedirect' });
  });
  it('change the password by a JSON body', async () => {
    const { token } = await server.loginAs('zaojia');
    const change = (oldPassword: string, newPassword: string) =>
      server.app.inject({
        method: 'PUT',
        url: '/mh/system/user/profile/updatePwd',
        headers: { authorization: `Bearer ${token}` },
        payload: { oldPassword, newPassword },
      });
    expect((await change('wrong', 'Demo@2027')).json().code).not.toBe(200);
    expect((await change('Demo@2026', 'Demo@2027')).json().code).toBe(200);
  });
});

describe('one’s own account as the family’s front end has it', () => {
  it.each(['', 'Bearer of-a-login-that-has-ended'])('logs out without a login, too (%j)', async (ended) => {
    const answer = await call('POST', '/logout', {}, { authorization: ended });
    expect(answer.json()).toMatchObject({ code: 200 });
  });
  it('takes a profile with what was left empty as null', async () => {
    const body = { nickName: '范本', phonenumber: '13900000000', email: null, sex: '1' };
    expect((await call('PUT', '/system/user/profile', body)).json()).toMatchObject({ code: 200 });
    expect((await read('/system/user/profile')).data).toMatchObject({
      nickName: '范本',
      email: '',
      sex: '1',
    });
  });
});
