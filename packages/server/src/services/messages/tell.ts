import { mailTopicOf, smsTopicOf } from '@ca-portal/api/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificatePhones, messageTemplates, smsChoices, users } from '../../db/schema/index.js';
import { enqueue, type JobHandler } from '../../jobs/index.js';
import { html } from '../../kernel/html.js';
import type { SmsWords } from '../../ports/sms/index.js';
import { notify } from './notify.js';
import { filled, templates, type Template, type TemplateCode } from './templates/index.js';

export interface Tidings {
  readonly code: TemplateCode;
  readonly to: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** The page on which to see or do it. */
  readonly link: string;
  /** Identifies the event: its text message is sent once. */
  readonly key: string;
  /** The certificate that it is about: the phone bound to it gets the text message too. */
  readonly certificateId?: string;
}

/** The current words: the administrator's, or the built-in ones. */
export async function wordsOf(db: Db, code: TemplateCode): Promise<Template> {
  const [own] = await db.select().from(messageTemplates).where(eq(messageTemplates.code, code));
  return own ? { ...templates[code], ...own } : templates[code];
}

/**
 * Tells people about an event. Pass its transaction: the inbox message is part of it, and the text message is
 * a job that runs after the commit.
 */
export async function tell(
  tx: Db,
  now: Date,
  { code, to, values, link, key, certificateId }: Tidings,
): Promise<void> {
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
  const people = [...new Set(to)];
  if (people.length === 0) return;
  const choices = await choicesOf(tx, people);
  const ofSms = smsTopicOf(code);
  const sms = smsPayload(filled(words.sms, values), { kind: code, values });
  const bound = words.smsOn && certificateId && (await boundApart(tx, certificateId, people));
  const mail = { subject: filled(words.topic, values), text: filled(words.content, values) };
  await enqueue(tx, now, [
    ...people
      .filter((userId) => words.smsOn && !(ofSms && choices.get(userId)?.off.includes(ofSms)))
      .map((userId) => ({ kind: smsJob, key: `${key}:${userId}`, payload: { userId, ...sms } })),
    ...(bound ? [{ kind: smsJob, key: `${key}:bound`, payload: { certificateId, ...sms } }] : []),
    ...people
      .filter((userId) => choices.get(userId)?.mail.includes(mailTopicOf(code)))
      .map((userId) => ({
        kind: mailJob,
        key: `${key}:${userId}`,
        payload: { userId, ...mail, id: `tell-${key}-${userId}`.replaceAll(/[^\w-]/g, '-') },
      })),
  ]);
}

/**
 * True if the phone bound to the certificate belongs to none of these people, whose own choices apply
 * otherwise.
 */
async function boundApart(tx: Db, certificateId: string, people: readonly string[]): Promise<boolean> {
  const [bound] = await tx
    .select({ phone: certificatePhones.phone })
    .from(certificatePhones)
    .where(eq(certificatePhones.certificateId, certificateId));
  if (!bound) return false;
  return (await tx.$count(users, and(inArray(users.id, [...people]), eq(users.phone, bound.phone)))) === 0;
}

/** The choices of these users; users without a choice are missing. */
async function choicesOf(tx: Db, people: readonly string[]) {
  const rows = await tx
    .select()
    .from(smsChoices)
    .where(inArray(smsChoices.userId, [...people]));
  return new Map(rows.map((row) => [row.userId, row]));
}

export const smsJob = 'sending a text message';

/** What a job has to know of a text message, beside to whom it goes. */
export const smsPayload = (text: string, words: SmsWords): { text: string; words: string } => ({
  text,
  words: JSON.stringify(words),
});

/** The number is read when the message is sent: it may have changed, and it is stored in one place. */
export const sendSms: JobHandler = async (
  { db, sms, config },
  { userId = '', certificateId, text = '', words },
) => {
  // Without text messages the inbox has it, and an e-mail goes to whoever wants one.
  if (!config.portal.sms) return;
  const registered = words === undefined ? undefined : (JSON.parse(words) as SmsWords);
  if (certificateId) {
    const [bound] = await db
      .select({ phone: certificatePhones.phone })
      .from(certificatePhones)
      .where(eq(certificatePhones.certificateId, certificateId));
    if (bound) await sms.send(bound.phone, text, registered);
    return;
  }
  const [user] = await db
    .select({ phone: users.phone, disabled: users.disabled })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.phone && !user.disabled) await sms.send(user.phone, text, registered);
};

export const mailJob = 'sending a mail';

/** The address is read when the mail is sent, like the number. */
export const sendTold: JobHandler = async (
  { db, mail },
  { userId = '', id = '', subject = '', text = '' },
) => {
  const [user] = await db
    .select({ email: users.email, disabled: users.disabled })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.email && !user.disabled) await mail.send({ id, to: user.email, subject, text, attachments: [] });
};
