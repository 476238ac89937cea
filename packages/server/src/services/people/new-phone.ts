import { sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.js';

/**
 * What changes with somebody's phone. A name that is the old number follows to the new one: it would be a stranger's
 * number from now on, and the next owner of that number could not register it.
 */
export const newPhone = (phone: string) => ({
  phone,
  username: sql<string>`case when ${users.usernameKey} = ${users.phone} then ${phone} else ${users.username} end`,
});
