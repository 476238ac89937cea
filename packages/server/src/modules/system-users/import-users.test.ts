import { messages } from '@ca-portal/api/groups/messages';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smsOutbox } from '../../db/schema/index.js';
import { createTestServer, jobsDone, refusal, type TestServer } from '../../testing/index.js';
import { bothImports, importTwice, listHead, listOf, sendList } from '../../testing/user-list.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function admin() {
  const client = await server.loginAs('admin');
  return { users: client.use(systemUsers), client };
}

describe('an import', () => {
  it('creates all accounts of a list or none, and reports the reason for each line', async () => {
    const { users, client } = await admin();
    const row = (userName: string, phone: string, dept = '审核组', roles = '审核员') =>
      [userName, '孙范本', phone, dept, roles] as const;
    const good = [row('import01', '13911110001'), row('import02', '13911110002')];
    await sendList(
      server,
      users,
      listOf([
        listHead,
        ...good,
        [],
        row('QIYE', '139', '没有的部门', '审核员、没有的角色'),
        row('import01', '13911110001'),
      ]),
    );
    expect(await users.importReport()).toMatchObject({ state: 'waiting', total: 4, checked: 0 });
    // Only one list at a time.
    const early = await refusal(sendList(server, users, listOf([listHead, ...good])));
    expect(early.message).toContain('上一份名单还在处理');
    await jobsDone(server);
    const refused = await users.importReport();
    expect(refused).toMatchObject({ fileName: '名单.csv', state: 'refused' });
    expect(refused?.problems.map(({ row: line, field }) => [line, field])).toEqual([
      [5, 'phonenumber'],
      [5, 'userName'],
      [5, 'deptName'],
      [5, 'roleNames'],
      [6, 'userName'],
      [6, 'phonenumber'],
    ]);
    expect((await users.list({ query: { userName: 'import0' } })).total).toBe(0);
    await sendList(server, users, listOf([listHead, ...good]));
    await jobsDone(server);
    expect(await users.importReport()).toMatchObject({ state: 'done', total: 2, checked: 2, problems: [] });
    const { rows } = await users.list({ query: { userName: 'import0' } });
    expect(rows.map((one) => one.dept?.deptName)).toEqual(['审核组', '审核组']);
    const { rows: told } = await client
      .use(messages)
      .list({ query: { page: 1, limit: 10, topic: '用户名单', messageStatus: '1' } });
    expect(told.map(({ topic }) => topic).toSorted()).toEqual(['用户名单已导入', '用户名单没有导入']);
    // Nobody knows the password; the message says how to log in.
    await jobsDone(server);
    const [sms] = await server.services.db.select().from(smsOutbox).where(eq(smsOutbox.phone, '13911110001'));
    expect(sms?.text).toContain('短信验证码登录');
  });

  // Several pieces on every push; the size of a province in `pnpm test:deep`.
  it('of 5,000 people creates no account when two lines in the middle are wrong, and then all', async () => {
    expect(await importTwice(server, 5_000)).toEqual(bothImports(5_000));
  }, 60_000);
});
