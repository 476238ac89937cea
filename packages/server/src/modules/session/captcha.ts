import { randomInt, randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { captchas } from '../../db/schema/index.js';
import { PortalError } from '../../http/portal-error.js';
import type { Services } from '../../services.js';
import { captchaImage } from './captcha-image.js';
import { keyedHash, sameHash } from './keyed-hash.js';

const livesMs = 2 * 60_000;

/** An arithmetic question whose answer is a small number that anybody can type. */
function makeQuestion(): { text: string; answer: number } {
  const kind = randomInt(3);
  if (kind === 0) {
    const [a, b] = [randomInt(1, 21), randomInt(1, 10)];
    return { text: `${a}+${b}=?`, answer: a + b };
  }
  if (kind === 1) {
    const b = randomInt(1, 10);
    const a = b + randomInt(0, 12);
    return { text: `${a}-${b}=?`, answer: a - b };
  }
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  return { text: `${a}×${b}=?`, answer: a * b };
}

/** Makes a question; the picture goes out, the answer's hash stays for two minutes. */
export async function createCaptcha(services: Services): Promise<{ image: string; uuid: string }> {
  const { db, config, clock } = services;
  const now = clock();
  const question = makeQuestion();
  const uuid = randomUUID();
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.insert(captchas).values({
    id: uuid,
    answerHash: keyedHash(config.secret, 'captcha', uuid, String(question.answer)),
    expiresAt: new Date(now.getTime() + livesMs),
  });
  return { image: captchaImage(question.text).toString('base64'), uuid };
}

/** Uses a captcha up, right or wrong: a second try needs a new picture. */
export async function spendCaptcha(services: Services, uuid: string, answer: string): Promise<void> {
  const { db, config, clock } = services;
  const [kept] = await db.delete(captchas).where(eq(captchas.id, uuid)).returning();
  const given = keyedHash(config.secret, 'captcha', uuid, answer);
  if (!kept || kept.expiresAt <= clock() || !sameHash(kept.answerHash, given)) {
    throw new PortalError('captchaWrong');
  }
}
