import { desc, eq } from 'drizzle-orm';
import { smsOutbox } from '../db/schema/index.js';
import { runDueJobs } from '../jobs/index.js';
import { jobHandlers } from '../modules/regular-work.js';
import type { TestServer } from './create-test-server.js';

/** Runs requested jobs that are due; scheduled work is not planned in tests. */
export const jobsDone = (server: TestServer): Promise<void> => runDueJobs(server.services, jobHandlers);

/** The six digits of the last message to a phone. */
export async function lastSmsCode(server: TestServer, phone: string): Promise<string> {
  await server.services.deliveries.settled();
  const [message] = await server.services.db
    .select()
    .from(smsOutbox)
    .where(eq(smsOutbox.phone, phone))
    .orderBy(desc(smsOutbox.id))
    .limit(1);
  const code = /\d{6}/.exec(message?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${phone}`);
  return code;
}
