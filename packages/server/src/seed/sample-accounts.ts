import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { users } from '../db/schema/index.js';
import { passwordMatches } from '../services/session/index.js';
import { StartError } from '../kernel/start-error.js';
import { demoAccounts, demoPassword } from './accounts.js';

/**
 * Refuses to serve others while sample accounts in the database still have their public password: turning the
 * sample data off does not remove what an earlier start has written.
 */
export async function demandNoSampleAccounts(db: Db): Promise<void> {
  const names = demoAccounts.map(({ username }) => username);
  const rows = await db
    .select({ username: users.username, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.username, names), eq(users.disabled, false)));
  const open: string[] = [];
  const known = new Map<string, boolean>();
  for (const { username, passwordHash } of rows) {
    const sample = known.get(passwordHash) ?? (await passwordMatches(demoPassword, passwordHash));
    known.set(passwordHash, sample);
    if (sample) open.push(username);
  }
  if (open.length === 0) return;
  throw new StartError(
    'bad-setting',
    `数据库中还有示例账号（${open.join('、')}），其密码是公开的，而其他电脑可以访问本服务。` +
      '正式运行请换用新的数据目录或数据库；只在内部试用时请设置 DEMO=1。',
  );
}
