import type { Client } from '@ca-portal/api';
import { systemUsers } from '@ca-portal/api/groups/system-users';
import { eq } from 'drizzle-orm';
import { userImports } from '../db/schema/index.js';
import { writeSheet } from '../documents/write-sheet.js';
import { runImport } from '../modules/system-users/index.js';
import type { TestServer } from './create-test-server.js';

export const listHead = ['账号', '姓名', '手机号', '部门', '角色'];
export const listOf = (lines: readonly (readonly string[])[]) =>
  new File([lines.map((line) => line.join(',')).join('\n')], '名单.csv', { type: 'text/csv' });

type Users = ReturnType<typeof usersOf>;
const usersOf = (client: Client) => client.use(systemUsers);

/** Uploads a list; the clock advances, so that the later of two is the last. */
export function sendList(server: TestServer, users: Users, file: File) {
  server.clock.advance({ seconds: 1 });
  return users.importData({ query: {}, file });
}

/** Finishes imports without the text messages of a long list, which follow minute by minute. */
async function importsDone({ services }: TestServer): Promise<void> {
  const open = await services.db.select().from(userImports).where(eq(userImports.state, 'waiting'));
  for (const { id } of open) await runImport(services, { id });
}

/** Uploads a list with two wrong lines in the middle, then the correct one; returns both results. */
export async function importTwice(server: TestServer, count: number) {
  const users = usersOf(await server.loginAs('admin'));
  const opened = async () => (await users.list({ query: { userName: 'bulkx', pageSize: 1 } })).total;
  const lines = Array.from({ length: count }, (_, i) => [
    `bulkx${i}`,
    '孙范本',
    `137${String(i).padStart(8, '0')}`,
    '审核组',
    '审核员',
  ]);
  const wrong = lines.toSpliced(count / 2, 2, ['x', '孙范本', '139'], lines[0] ?? []);
  const bytes = await writeSheet('名单', [listHead, ...wrong]);
  await sendList(server, users, new File([new Uint8Array(bytes)], '名单.xlsx'));
  await importsDone(server);
  const refused = await users.importReport();
  const first = {
    state: refused?.state,
    problems: refused?.problems.map(({ row, field }) => `${row} ${field}`),
    opened: await opened(),
  };
  await sendList(server, users, listOf([listHead, ...lines]));
  await importsDone(server);
  const done = await users.importReport();
  return { first, second: { state: done?.state, checked: done?.checked, opened: await opened() } };
}

/** The expected results: none, then all, with the line numbers of the sheet. */
export const bothImports = (count: number) => ({
  first: {
    state: 'refused',
    problems: [2, 3].flatMap((below) =>
      ['userName', 'phonenumber'].map((field) => `${count / 2 + below} ${field}`),
    ),
    opened: 0,
  },
  second: { state: 'done', checked: count, opened: count },
});
