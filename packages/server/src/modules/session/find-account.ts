import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { users } from '../../db/schema/index.js';

export type Account = typeof users.$inferSelect;

/** The account that somebody means by its name or phone; closed and disabled ones are not found. */
export async function findAccount(db: Db, username: string): Promise<Account | undefined> {
  const name = username.trim().toLowerCase();
  const [user] = await db
    .select()
    .from(users)
    .where(and(or(eq(sql`lower(${users.username})`, name), eq(users.phone, name)), eq(users.disabled, false)))
    // A name that is somebody else's phone: the name wins.
    .orderBy(sql`(lower(${users.username}) = ${name}) desc`)
    .limit(1);
  return user;
}
