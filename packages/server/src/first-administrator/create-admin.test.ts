import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codes } from '@ca-portal/api/groups/codes';
import { session } from '@ca-portal/api/groups/session';
import { systemConfig } from '@ca-portal/api/groups/system-config';
import { systemDepartments } from '@ca-portal/api/groups/system-departments';
import { systemDictionary } from '@ca-portal/api/groups/system-dictionary';
import { systemRoles } from '@ca-portal/api/groups/system-roles';
import { roleLabels } from '@ca-portal/api/domain';
import { afterAll, expect, it } from 'vitest';
import { openDataDirectory } from '../data-directory/index.js';
import { createTestServer, solvedCaptcha } from '../testing/index.js';
import { embeddedIn, emptyOnPostgres } from '../testing/process-database.js';
import { programOf } from '../testing/program.js';

const directory = mkdtempSync(join(tmpdir(), 'portal-admin-'));
const place = (await emptyOnPostgres()) ?? embeddedIn(directory);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const password = 'Guanli@2026';
const named = { ADMIN_LOGIN: 'guanli', ADMIN_NAME: '管理一号', ADMIN_PHONE: '13900001111' };

/** Runs the command as an operator does, with piped answers. */
async function run(answers: string, env: Record<string, string> = {}, { env: database } = place) {
  const child = spawn(
    process.execPath,
    [programOf('main'), 'create-admin'],
    // No sandbox and no outside party: an incomplete installation.
    {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: directory,
        SANDBOX: '0',
        LOG_LEVEL: 'silent',
        ...database,
        ...env,
      },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  child.stdin.end(answers);
  const [code] = await once(child, 'close');
  return { code: code as number, said };
}

it('refuses what cannot be used without repeating it', { timeout: 240_000 }, async () => {
  expect(await run('weakweak\n', named)).toEqual({
    code: 1,
    said: '密码不能使用：密码须为 8–20 位，且至少包含大写字母、小写字母、数字、符号中的三种。没有新建账号，请更正后重新运行。\n',
  });
  expect(await run(`${password}\n`, { ...named, ADMIN_PHONE: '12345' })).toEqual({
    code: 1,
    said: '手机号码不能使用：请输入正确的手机号码。没有新建账号，请更正后重新运行。\n',
  });
  expect(await run('guanli\n管理一号\n')).toEqual({
    code: 1,
    said: '没有读到手机号码，没有新建账号。请重新运行并逐项输入。\n',
  });
});

it('is told to wait for the server that uses the database', { timeout: 120_000 }, async () => {
  const held = openDataDirectory(directory);
  const { code, said } = await run(`${password}\n`, named, embeddedIn(directory));
  held.release();
  expect(code).toBe(1);
  expect(said).toContain('正被另一个服务进程使用');
});

it('opens an installation without sample data to its administrator', { timeout: 240_000 }, async () => {
  expect(await run(`guanli\n管理一号\n13900001111\n${password}\n`)).toEqual({
    code: 0,
    said: '平台管理员账号已建立。请启动服务，用该账号登录。\n',
  });
  const again = await run(`${password}\n`, { ...named, ADMIN_LOGIN: 'guanli2', ADMIN_PHONE: '13900002222' });
  expect(again.code).toBe(1);
  expect(again.said).toMatch(/^已有平台管理员，没有新建账号。/);

  const database = await place.open();
  const server = await createTestServer({ database, demo: false });
  try {
    const { token } = await server
      .client()
      .use(session)
      .login({ body: { username: 'guanli', password, ...(await solvedCaptcha(server)) } });
    const client = server.client(token);
    const system = (await client.use(session).routers()).find(({ path }) => path === '/system');
    expect(system?.children.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['userInfoManage', 'permissionsManage', 'menuManage', 'systemManage']),
    );
    // Every installation has this data.
    const lists = await client.use(codes).byType({ params: { type: 0 } });
    expect([...new Set(lists.map(({ type }) => type))]).toEqual([5, 6, 8, 14]);
    const { rows } = await client.use(systemRoles).list({ query: { pageSize: 50 } });
    expect(rows).toHaveLength(Object.keys(roleLabels).length);
    expect((await client.use(systemDictionary).types({ query: {} })).total).toBeGreaterThan(10);
    expect((await client.use(systemConfig).list({ query: {} })).total).toBeGreaterThan(10);
    // The administrator's own data: the first department becomes the root.
    const { add, list } = client.use(systemDepartments);
    const form = { orderNum: 1, leader: '', phone: '', email: '', status: '0' as const };
    await add({ body: { ...form, parentId: 0, deptName: '数字证书中心' } });
    const [root] = await list({ query: {} });
    await add({ body: { ...form, parentId: root?.deptId ?? 0, deptName: '审核组' } });
    expect((await list({ query: {} })).map(({ deptName }) => deptName)).toEqual(['数字证书中心', '审核组']);
  } finally {
    await server.close();
  }
});
