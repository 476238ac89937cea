import type { Client } from '@ca-portal/api';
import { eq } from 'drizzle-orm';
import { smsRequests, users } from '../../db/schema/index.js';
import { lastSmsCode, testLock, type TestLock, type TestServer } from '../../testing/index.js';
import { sendCode } from '../../services/session/sms-codes.js';
import type { Given } from '../walk.js';

export type User = Client & { token: string };

/** A call that succeeds, and its caller; nobody if it needs no login. */
export interface Prepared extends Given {
  readonly by?: User;
}

/**
 * Creates the requirements of a row with ordinary calls, for this row only: other rows may run before or
 * after it.
 */
export type Prepare = (server: TestServer) => Promise<Prepared>;
export type Preparations = Readonly<Record<string, Prepare>>;

/** The code from a message that is really sent. */
export async function codeFor(
  server: TestServer,
  phone: string,
  purpose: Parameters<typeof sendCode>[2],
): Promise<string> {
  // Each row is independent: earlier requests for codes must not count.
  await server.services.db.delete(smsRequests);
  await sendCode(server.services, phone, purpose);
  return lastSmsCode(server, phone);
}

/** A user of the sample data. */
export async function userNamed(server: TestServer, username: string) {
  const [user] = await server.services.db.select().from(users).where(eq(users.username, username));
  if (!user) throw new Error(`no demo account ${username}`);
  return user;
}

let lock: TestLock | undefined;
/** One lock for all rows: generating its keys takes longer than everything else. */
export const oneLock = (): TestLock => (lock ??= testLock());
