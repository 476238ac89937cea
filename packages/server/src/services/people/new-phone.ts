import { sql } from 'drizzle-orm';
import { users } from '../../db/schema/index.js';

/**
 * The columns that change with a user's phone. A user name equal to the old number changes too: otherwise the
 * number's next owner could not register it.
 */
export const newPhone = (phone: string) => ({
  phone,
  username: sql<string>`case when ${users.usernameKey} = ${users.phone} then ${phone} else ${users.username} end`,
});
