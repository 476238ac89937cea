import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { invoiceMails, invoices } from '../../db/schema/index.js';
import { giveUp, type JobHandler } from '../../jobs/index.js';
import type { Services } from '../../context/services.js';
import { PortalError } from '../../kernel/portal-error.js';
import { factsOf } from '../../services/invoices/index.js';

export const invoiceMailJob = 'mailing an invoice';
/** Delays of one minute, two, four … up to an hour: a mail server comes back within a day. */
const mostTries = 30;
const pauseMs = (tries: number) => Math.min(2 ** tries, 60) * 60_000;

/** Limit of mails of one invoice within 24 hours: the address is free, so more would be mail to strangers. */
const mostPerDay = 10;

/** Refuses a mail beyond the invoice's limit; the lock makes simultaneous calls count one after another. */
export async function demandMailQuota(tx: Db, invoiceId: number, now: Date): Promise<void> {
  await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, invoiceId)).for('no key update');
  const sent = await tx.$count(
    invoiceMails,
    and(eq(invoiceMails.invoiceId, invoiceId), gt(invoiceMails.at, new Date(now.getTime() - 86_400_000))),
  );
  if (sent >= mostPerDay) throw new PortalError('invoiceMailLimit', { most: mostPerDay });
}

/**
 * Records that a mail has to be sent. Pass the transaction of the change that it reports; send it after the
 * commit.
 */
export async function queueMail(
  tx: Db,
  mail: { readonly invoiceId: number; readonly email: string; readonly at: Date },
): Promise<number> {
  const [row] = await tx.insert(invoiceMails).values(mail).returning({ id: invoiceMails.id });
  if (!row) throw new Error('an inserted mail came back empty');
  return row.id;
}

const open = (now: Date) =>
  and(
    isNull(invoiceMails.sentAt),
    lt(invoiceMails.tries, mostTries),
    or(isNull(invoiceMails.dueAt), lte(invoiceMails.dueAt, now)),
  );

/**
 * Passes one mail to the gateway, outside any transaction. The attempt is recorded first, so that no other
 * instance makes it too; scheduled work retries a failed one. Returns whether it was sent.
 */
export async function sendMail(services: Services, id: number): Promise<boolean> {
  const { db, clock, mail, invoices: platform, log } = services;
  const now = clock();
  const [held] = await db.select().from(invoiceMails).where(eq(invoiceMails.id, id));
  if (!held) return false;
  const tried = {
    tries: sql`${invoiceMails.tries} + 1`,
    dueAt: new Date(now.getTime() + pauseMs(held.tries)),
  };
  const [taken] = await db
    .update(invoiceMails)
    .set(tried)
    .where(and(eq(invoiceMails.id, id), open(now)))
    .returning();
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, held.invoiceId));
  if (!taken || !invoice) return false;
  try {
    const content = await platform.file(invoice.number, await factsOf(db, invoice), 'pdf');
    await mail.send({
      id: `invoice-${id}`,
      to: taken.email,
      subject: `电子发票 ${invoice.number}`,
      text: `您申请的电子发票（${invoice.title.title}）见附件。OFD 和 XML 格式可在“发票管理”中下载。`,
      attachments: [{ name: `${invoice.number}.pdf`, content }],
    });
  } catch (err) {
    // Without the address: more people read a log than an inbox.
    log.error(
      { err, mail: id, tries: taken.tries, given: taken.tries >= mostTries },
      'a mail was not delivered',
    );
    const job = { kind: invoiceMailJob, key: String(id), payload: { id: String(id) } };
    if (taken.tries >= mostTries) await giveUp(db, now, job, err);
    return false;
  }
  await db.update(invoiceMails).set({ sentAt: clock() }).where(eq(invoiceMails.id, id));
  return true;
}

/** An administrator runs it when the gateway works again: resets the attempts and tries at once. */
export const sendGivenUp: JobHandler = async (services, { id = '' }) => {
  const [mail] = await services.db
    .update(invoiceMails)
    .set({ tries: 0, dueAt: null })
    .where(and(eq(invoiceMails.id, Number(id)), isNull(invoiceMails.sentAt)))
    .returning();
  if (mail && !(await sendMail(services, mail.id))) throw new Error('the mail was not delivered');
};

/** Scheduled work: sends what is not sent yet. */
export async function sendWaitingMails(services: Services): Promise<void> {
  const { db, clock } = services;
  const waiting = await db
    .select({ id: invoiceMails.id })
    .from(invoiceMails)
    .where(open(clock()))
    .orderBy(asc(invoiceMails.id))
    .limit(50);
  for (const { id } of waiting) await sendMail(services, id);
}
