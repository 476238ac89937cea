import { session } from '@ca-portal/api/groups/session';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { captchas } from '../db/schema/index.js';
import { keyedHash } from '../kernel/keyed-hash.js';
import type { TestServer } from './create-test-server.js';

/** A server whose database and secret are known to the test. */
interface Seen {
  client(): ReturnType<TestServer['client']>;
  readonly services: { readonly db: Db; readonly config: { readonly secret: string } };
}

/** Fetches a picture and finds its answer by the hash, in place of a person's eyes. */
export async function solvedCaptcha(server: Seen): Promise<{ uuid: string; code: string }> {
  const { uuid } = await server.client().use(session).captcha();
  const [kept] = await server.services.db.select().from(captchas).where(eq(captchas.id, uuid));
  for (let answer = 0; answer <= 100; answer += 1) {
    const hash = keyedHash(server.services.config.secret, 'captcha', uuid, String(answer));
    if (hash === kept?.answerHash) return { uuid, code: String(answer) };
  }
  throw new Error('a question whose answer is not a small number');
}
