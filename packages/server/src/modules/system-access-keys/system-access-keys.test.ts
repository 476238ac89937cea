import { formatBeijing, errorCodes as codes, roles, type AccessKeyGroup } from '@ca-portal/api/domain';
import { monitor } from '@ca-portal/api/groups/monitor';
import { peopleReview } from '@ca-portal/api/groups/people-review';
import { session } from '@ca-portal/api/groups/session';
import { statistics } from '@ca-portal/api/groups/statistics';
import { systemAccessKeys } from '@ca-portal/api/groups/system-access-keys';
import { systemConfig } from '@ca-portal/api/groups/system-config';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, refusal, type TestServer } from '../../testing/index.js';
import { actingAs } from '../../testing/staff.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const inDays = (days: number) => formatBeijing(new Date(server.clock().getTime() + days * 86_400_000));
const keys = async () => (await server.loginAs('admin')).use(systemAccessKeys);
const issue = async (groups: AccessKeyGroup[], readOnly = false, days = 30) =>
  (await keys()).add({ body: { name: '测试脚本', groups, readOnly, expireTime: inDays(days) } });
const logIn = async (key: string) => (await server.client(key).use(session).loginByKey()).token;
const script = async (key: string) => server.client(await logIn(key));
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;
const config = {
  configName: '脚本参数',
  configKey: 'script.parameter',
  configValue: '1',
  configType: 'N' as const,
  remark: '',
};

it('logs a script in without a captcha, for the key’s permissions and nothing else', async () => {
  const { key } = await issue(['statistics', 'systemConfig']);
  const client = await script(key);
  expect((await client.use(session).info()).permissions).toEqual(['*:*:*']);
  await expect(client.use(statistics).expiry({ query: {} })).resolves.toHaveLength(12);
  await client.use(systemConfig).add({ body: config });
  expect(await codeOf(client.use(systemUsers).list({ query: {} }))).toBe(codes.forbidden);
  const more = { name: '自己签发', groups: ['monitor' as const], readOnly: false, expireTime: inDays(9) };
  expect(await codeOf(client.use(systemAccessKeys).add({ body: more }))).toBe(codes.forbidden);
});

it('writes nothing with a read-only key, which may still export', async () => {
  const client = await script((await issue(['systemConfig', 'systemUsers'], true)).key);
  await expect(client.use(systemConfig).list({ query: {} })).resolves.toBeDefined();
  await expect(client.use(systemUsers).export({ body: {} })).resolves.toBeDefined();
  const body = { ...config, configKey: 'script.refused' };
  expect(await codeOf(client.use(systemConfig).add({ body }))).toBe(codes.forbidden);
});

it('stays in the role of the key, whatever other roles its issuer has', async () => {
  const token = await logIn((await issue(['statistics'])).key);
  await actingAs(server, 'admin', roles.costEngineer);
  await expect(server.client(token).use(session).info()).resolves.toBeDefined();
  const other = server.client(token.replace(/^\d+/, String(roles.costEngineer)));
  expect(await codeOf(other.use(session).info())).toBe(codes.unauthorized);
  await server.services.db.execute(sql`delete from user_roles where role_id = ${roles.costEngineer}
    and user_id = (select id from users where username = 'admin')`);
});

it('sets no password or phone, and opens no account', async () => {
  const client = await script((await issue(['systemUsers', 'peopleReview'])).key);
  const users = client.use(systemUsers);
  const { rows } = await users.list({ query: { userName: 'shenhe2' } });
  const userId = rows[0]?.userId ?? 0;
  const form = {
    userId,
    nickName: '王演示',
    deptId: 100,
    phonenumber: '13911119999',
    email: '',
    sex: '0' as const,
    status: '0' as const,
    remark: '',
    roleIds: [101],
  };
  const list = { file: new File(['账号'], '名单.csv', { type: 'text/csv' }), query: {} };
  const calls = [
    users.add({ body: { ...form, userName: 'byscript', password: '', roleIds: [109] } }),
    users.update({ body: form }),
    users.resetPassword({ body: { userId, password: 'Script@2026' } }),
    users.importData(list),
    client.use(peopleReview).decideRecovery({ params: { id: 1 }, body: { approve: true } }),
  ];
  expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => codes.forbidden));
  await users.changeStatus({ body: { userId, status: '0' } });
});

it('ends with the key: a revoked or expired one is refused, and its sessions end at once', async () => {
  const { keyId, key } = await issue(['statistics']);
  const client = await script(key);
  await (await keys()).remove({ params: { keyId } });
  expect(await codeOf(client.use(statistics).expiry({ query: {} }))).toBe(codes.unauthorized);
  expect(await codeOf(logIn(key))).toBe(codes.accessKeyRefused);
  expect(await codeOf((await keys()).remove({ params: { keyId } }))).toBe(codes.notFound);

  const short = await issue(['statistics'], true, 0.1);
  const before = server.clock();
  const busy = await script(short.key);
  server.clock.advance({ hours: 1 });
  await busy.use(statistics).expiry({ query: {} });
  server.clock.advance({ hours: 1.5 });
  expect(await codeOf(busy.use(statistics).expiry({ query: {} }))).toBe(codes.unauthorized);
  expect(await codeOf(logIn(short.key))).toBe(codes.accessKeyRefused);
  const { rows } = await (await keys()).list({ query: { status: 'expired' } });
  expect(rows.map((row) => row.keyId)).toEqual([short.keyId]);
  server.clock.set(before);
});

it('refuses an invalid key, a password’s session in its place, and an invalid or too long period', async () => {
  const { token } = await server.loginAs('admin');
  for (const wrong of ['', 'nonsense', `cak_${'x'.repeat(43)}`, token]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await codeOf(logIn(wrong))).toBe(codes.accessKeyRefused);
  }
  for (const days of [-1, 0, 367]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const refused = await refusal(issue(['statistics'], true, days));
    expect(refused.details).toMatchObject([{ field: 'expireTime' }]);
  }
});

it('ends with the role of its issuer', async () => {
  const { key } = await issue(['statistics']);
  const admin = sql`(select id from users where username = 'admin')`;
  await server.services.db.execute(sql`update users set disabled = true where id = ${admin}`);
  expect(await codeOf(logIn(key))).toBe(codes.accessKeyRefused);
  await server.services.db.execute(sql`update users set disabled = false where id = ${admin}`);
  await expect(logIn(key)).resolves.toMatch(/^109\./);
});

it('records every use in the operation log, with its name but never with the key itself', async () => {
  const { keyId, key } = await issue(['systemConfig'], false);
  const client = await script(key);
  await client.use(systemConfig).list({ query: {} });
  await client.use(systemConfig).add({ body: { ...config, configKey: 'script.logged' } });
  await refusal(client.use(systemUsers).list({ query: {} }));
  const { rows } = (await server.services.db.execute(
    sql`select action, url, details from audit_log where subject_id in (${keyId}, 'script.logged') order by id`,
  )) as unknown as { rows: { action: string; url: string; details: unknown }[] };
  expect(rows.map(({ action, url }) => `${action} ${url}`)).toEqual([
    'access-key.add /system/accessKey',
    'access-key.login /login/key',
    'access-key.use /system/config/list',
    'access-key.use /system/config',
    'parameter.add /system/config',
    'access-key.use /system/user/list',
  ]);
  expect(rows.at(-2)?.details).toMatchObject({ accessKey: '测试脚本' });
  expect(rows.at(-1)?.details).toMatchObject({ refused: 'scope' });
  const shown = await (
    await server.loginAs('admin')
  )
    .use(monitor)
    .operations({ query: { title: '访问密钥', pageSize: 100 } });
  expect(JSON.stringify(shown)).not.toContain(key);
  expect(server.logged.join('\n')).not.toContain(key);
  const kept = await server.services.db.execute(sql`select * from access_keys`);
  expect(JSON.stringify(kept)).not.toContain(key);
  const { rows: all } = await (await keys()).list({ query: { pageSize: 100 } });
  expect(all.find((one) => one.keyId === keyId)).toMatchObject({
    ending: key.slice(-4),
    lastUsedTime: formatBeijing(server.clock()),
  });
});
