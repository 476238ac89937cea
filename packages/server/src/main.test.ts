import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@ca-portal/api';
import { session } from '@ca-portal/api/groups/session';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openPglite } from './db/open.js';
import { captchas } from './db/schema/index.js';
import { emptyOnPostgres } from './testing/process-database.js';
import { programOf } from './testing/program.js';

const directory = mkdtempSync(join(tmpdir(), 'portal-main-'));
const children: ChildProcess[] = [];
/** For tests that are not about the database: no sample data, and PostgreSQL if available. */
const quick = { DEMO: '0', ...(await emptyOnPostgres())?.env };
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

interface Ready {
  type: 'ready';
  url: string;
  database: { kind: string; promise: string };
  accounts: { username: string; password: string }[];
  outboxUrl: string;
}

function start(env: Record<string, string> = {}, program: 'main' | 'faulty-server' = 'main') {
  const child = fork(programOf(program), {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'silent', ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  const progress: string[] = [];
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  const ready = new Promise<Ready>((resolve, reject) => {
    child.on('message', (message: Ready | { type: 'progress'; text: string }) => {
      if (message.type === 'ready') resolve(message);
      else progress.push(message.text);
    });
    child.once('close', (code) => reject(new Error(`exit ${code}: ${said}`)));
  });
  return { child, ready, progress };
}
const failure = async (attempt: ReturnType<typeof start>): Promise<string> => {
  try {
    await attempt.ready;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('it started');
};

it('starts, locks its data directory, and stops when told', { timeout: 300_000 }, async () => {
  const first = start();
  const ready = await first.ready;
  expect(ready.database.kind).toBe('PGlite');
  expect(ready.accounts.map(({ username }) => username)).toContain('qiye');
  expect(ready.outboxUrl).toBe(`${ready.url}/sandbox/outbox`);
  expect(first.progress[0]).toContain('正在创建数据库');
  expect((await fetch(`${ready.url}/health`)).status).toBe(200);
  const readable = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(join(directory, name)).mode & 0o077,
  );
  expect(readable).toEqual([]);

  expect(await failure(start())).toBe(
    `exit 1: 数据目录 ${directory} 正被另一个服务进程使用（进程号 ${first.child.pid}）。请先停止它，或用 DATA_DIR 指定另一个目录。\n`,
  );

  // Killed right after an answer: acknowledged data is stored, and the next start takes the directory over.
  const { uuid } = await createClient({ baseUrl: `${ready.url}/mh` })
    .use(session)
    .captcha();
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const { db, close } = await openPglite(join(directory, 'database'));
  expect(await db.select().from(captchas).where(eq(captchas.id, uuid))).toHaveLength(1);
  await close();
  const other = { PORTAL_SECRET: 'another secret than the one that sealed it' };
  expect(await failure(start(other))).toMatch(/^exit 1: 当前密钥与建立此数据库时的密钥不一致[^\n]+\n$/);
  const second = start();
  await second.ready;
  expect(second.progress[0]).toBe('正在打开数据库');

  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
  expect(existsSync(join(directory, 'server.lock'))).toBe(false);
});

it('says in one sentence that its port is taken', { timeout: 300_000 }, async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  expect(await failure(start({ PORT: String(port) }))).toBe(
    `exit 1: 端口 ${port} 已被其他程序占用。请停止该程序，或用 PORT 指定另一个端口。\n`,
  );
  // It also releases the directory.
  expect(existsSync(join(directory, 'server.lock'))).toBe(false);
  holder.close();
});

it(
  'says in one sentence that PostgreSQL does not answer, without the password',
  { timeout: 300_000 },
  async () => {
    const told = await failure(start({ DATABASE_URL: 'postgres://portal:Secret1@127.0.0.1:1/portal' }));
    expect(told).toMatch(/^exit 1: 无法使用 DATABASE_URL 指定的 PostgreSQL（ECONNREFUSED）。[^\n]+\n$/);
    expect(told).not.toContain('Secret1');
  },
);

it('stops with the process that started it', { timeout: 300_000 }, async () => {
  const { child, ready } = start(quick);
  await ready;
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

describe('a fault that no call has caught', () => {
  const begin = async () => {
    const running = start({ ...quick, LOG_LEVEL: 'error' }, 'faulty-server');
    let logged = '';
    running.child.stdout?.on('data', (chunk) => (logged += chunk));
    const { url } = await running.ready;
    const notify = (fault: string) =>
      fetch(`${url}/mh/pay/alipay/notify`, { method: 'POST', body: new URLSearchParams({ fault }) });
    const lineAbout = (word: string) =>
      JSON.parse(
        logged.split('\n').find((line) => line.includes(word) && !line.includes('refused')) ?? 'null',
      ) as Record<string, unknown> | null;
    return { ...running, url, notify, lineAbout };
  };
  const ofTheCall = {
    reqId: expect.stringMatching(/^[0-9A-F]{10}$/),
    method: 'POST',
    route: '/mh/pay/alipay/notify',
  };

  it('in a promise is logged with its request, and the server continues', { timeout: 300_000 }, async () => {
    const { url, notify, lineAbout } = await begin();
    await notify('rejection');
    await expect.poll(() => lineAbout('nobody waits'), { timeout: 60_000 }).toMatchObject(ofTheCall);
    expect((await fetch(`${url}/ready`)).status).toBe(200);
  });

  it('as an exception is logged, accepted calls are answered, and the process exits', async () => {
    const { child, notify, lineAbout, progress } = await begin();
    const ended = once(child, 'exit');
    const accepted = notify('none');
    await expect.poll(() => progress, { timeout: 60_000 }).toContain('accepted');
    await notify('exception');
    expect(await (await accepted).text()).toBe('failure');
    expect(await ended).toEqual([70, null]);
    expect(lineAbout('nobody catches')).toMatchObject(ofTheCall);
  });

  it('of the reader of its log does not affect it', { timeout: 300_000 }, async () => {
    const { child, url, notify } = await begin();
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (let n = 0; n < 5; n += 1) await notify('rejection');
    expect((await fetch(`${url}/ready`)).status).toBe(200);
  });
});
