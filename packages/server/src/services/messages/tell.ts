import { smsTopicOf } from '@ca-portal/api/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { messageTemplates, smsChoices, users } from '../../db/schema/index.js';
import { enqueue, type JobHandler } from '../../jobs/index.js';
import { html } from '../../kernel/html.js';
import { notify } from './notify.js';
import { filled, templates, type Template, type TemplateCode } from './templates.js';

export interface Tidings {
  readonly code: TemplateCode;
  readonly to: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** The page on which it is seen or done. */
  readonly link: string;
  /** Names the happening: its text message goes out once. */
  readonly key: string;
}

/** The words in force: the administrator's, or those that the portal brings along. */
export async function wordsOf(db: Db, code: TemplateCode): Promise<Template> {
  const [own] = await db.select().from(messageTemplates).where(eq(messageTemplates.code, code));
  return own ? { ...templates[code], ...own } : templates[code];
}

/**
 * Tells people of something that has happened. Pass its transaction: the message lies in the inbox with it, the text
 * message is a job and goes out after the commit.
 */
export async function tell(tx: Db, now: Date, { code, to, values, link, key }: Tidings): Promise<void> {
  const words = await wordsOf(tx, code);
  if (words.inboxOn) {
    await notify(tx, now, {
      to,
      category: words.category,
      importance: words.importance,
      topic: filled(words.topic, values),
      content: html`<p>${filled(words.content, values)}</p>`.text,
      link,
    });
  }
  if (!words.smsOn) return;
  const text = filled(words.sms, values);
  const silent = await keptOff(tx, code, to);
  await enqueue(
    tx,
    now,
    [...new Set(to)]
      .filter((userId) => !silent.has(userId))
      .map((userId) => ({ kind: smsJob, key: `${key}:${userId}`, payload: { userId, text } })),
  );
}

/** Those of them who keep this happening off their phones. */
async function keptOff(tx: Db, code: TemplateCode, to: readonly string[]): Promise<ReadonlySet<string>> {
  const topic = smsTopicOf(code);
  if (!topic || to.length === 0) return new Set();
  const rows = await tx
    .select({ userId: smsChoices.userId, off: smsChoices.off })
    .from(smsChoices)
    .where(inArray(smsChoices.userId, [...to]));
  return new Set(rows.filter(({ off }) => off.includes(topic)).map(({ userId }) => userId));
}

export const smsJob = 'sending a text message';

/** The number is looked up when the message goes: it may have changed, and it is kept in one place. */
export const sendSms: JobHandler = async ({ db, sms }, { userId = '', text = '' }) => {
  const [user] = await db
    .select({ phone: users.phone, disabled: users.disabled })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.phone && !user.disabled) await sms.send(user.phone, text);
};
