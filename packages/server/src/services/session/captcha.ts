import { randomInt, randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { captchas } from '../../db/schema/index.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { CallContext } from '../../context/call-context.js';
import type { Services } from '../../context/services.js';
import { senderOf } from '../../workers/index.js';
import { keyedHash, sameHash } from '../../kernel/keyed-hash.js';

const pictureLivesMs = 2 * 60_000;
/** Listening to a question takes longer than reading a picture. */
const questionLivesMs = 5 * 60_000;

/** An arithmetic question whose answer is a small number that is easy to type. */
function makeQuestion(): { a: number; sign: '+' | '-' | '×'; b: number; answer: number } {
  const kind = randomInt(3);
  if (kind === 0) {
    const [a, b] = [randomInt(1, 21), randomInt(1, 10)];
    return { a, sign: '+', b, answer: a + b };
  }
  if (kind === 1) {
    const b = randomInt(1, 10);
    const a = b + randomInt(0, 12);
    return { a, sign: '-', b, answer: a - b };
  }
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  return { a, sign: '×', b, answer: a * b };
}

const digits = [...'零一二三四五六七八九'];
const signs = { '+': '加', '-': '减', '×': '乘' } as const;
/** Numbers up to 29. */
const inWords = (n: number): string => {
  const [tens, ones] = [Math.floor(n / 10), n % 10];
  if (tens === 0) return digits[ones] ?? '';
  return `${tens > 1 ? digits[tens] : ''}十${ones > 0 ? digits[ones] : ''}`;
};

/** Stores the hash of an answer under a new id, for one attempt. */
export async function keepAnswer(
  { db, config, clock }: Services,
  answer: number,
  livesMs: number,
): Promise<string> {
  const now = clock();
  const uuid = randomUUID();
  await db.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.insert(captchas).values({
    id: uuid,
    answerHash: keyedHash(config.secret, 'captcha', uuid, String(answer)),
    expiresAt: new Date(now.getTime() + livesMs),
  });
  return uuid;
}

/**
 * Creates a question; the picture is sent, the answer's hash is kept for two minutes. Programs can read such
 * pictures: like the question in words, it only slows them down; the proof of work is what costs a sender.
 */
export async function createCaptcha(context: CallContext): Promise<{ image: string; uuid: string }> {
  const { a, sign, b, answer } = makeQuestion();
  const uuid = await keepAnswer(context.services, answer, pictureLivesMs);
  const image = await context.services.workers.run('captchaImage', senderOf(context), `${a}${sign}${b}=?`);
  return { image: Buffer.from(image).toString('base64'), uuid };
}

/** The same sum in words, for screen readers. */
export async function createSpokenCaptcha(services: Services): Promise<{ question: string; uuid: string }> {
  const { a, sign, b, answer } = makeQuestion();
  const uuid = await keepAnswer(services, answer, questionLivesMs);
  return { question: `${inWords(a)}${signs[sign]}${inWords(b)}等于几？`, uuid };
}

/** Uses a captcha of any kind up, right or wrong: a second try needs a new one. */
export async function spendCaptcha(services: Services, uuid: string, answer: string): Promise<void> {
  const { db, config, clock } = services;
  const [kept] = await db.delete(captchas).where(eq(captchas.id, uuid)).returning();
  const given = keyedHash(config.secret, 'captcha', uuid, answer);
  if (!kept || kept.expiresAt <= clock() || !sameHash(kept.answerHash, given)) {
    throw new PortalError('captchaWrong');
  }
}
