import { accountNameKey } from '@ca-portal/api/domain';
import { desc, eq, or } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { users } from '../../db/schema/index.js';

export type Account = typeof users.$inferSelect;

/**
 * Finds an account by name or phone; closed and disabled ones are not found. The phone takes precedence: a
 * number means its owner, even if another account has it as a name.
 */
export async function findAccount(db: Db, username: string): Promise<Account | undefined> {
  const key = accountNameKey(username);
  const [user] = await db
    .select()
    .from(users)
    .where(or(eq(users.phone, key), eq(users.usernameKey, key)))
    .orderBy(desc(eq(users.phone, key)))
    .limit(1);
  return user && !user.disabled ? user : undefined;
}
