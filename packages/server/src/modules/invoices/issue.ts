import { randomUUID } from 'node:crypto';
import { moneyText, nextInvoiceState } from '@ca-portal/api/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/db.js';
import { invoices } from '../../db/schema/index.js';
import { enqueue, type JobHandlers } from '../../jobs/index.js';
import type { Services } from '../../context/services.js';
import type { InvoicePlatform } from '../../ports/invoice/index.js';
import { tell } from '../../services/messages/index.js';
import { factsOf, type InvoiceRow } from '../../services/invoices/index.js';
import { queueMail, sendMail } from './mail.js';

const open = inArray(invoices.state, ['waiting', 'issuing']);

const issueJob = 'issuing an invoice';
export const issuing = {
  [issueJob]: (services, { id }) => issueOne(services, Number(id)),
} satisfies JobHandlers;

/** Requests the issue of a waiting invoice after the commit; the scheduled work handles interrupted ones. */
export const askToIssue = (tx: Db, now: Date, id: number): Promise<void> =>
  enqueue(tx, now, [{ kind: issueJob, key: randomUUID(), payload: { id: String(id) } }]);

/**
 * Issues an invoice in three steps, like a reversal: it is marked, the platform is called outside any
 * transaction, and its answer is stored. The number depends on our id and the time of the application, so a
 * repeated call (after an interruption, or from two instances) finds the same invoice.
 */
async function issueOne(services: Services, id: number): Promise<void> {
  const { db, invoices: platform } = services;
  // From here on a refund must not drop it: the platform may have an invoice already.
  const [row] = await db
    .update(invoices)
    .set({ state: 'issuing' })
    .where(and(eq(invoices.id, id), open))
    .returning();
  if (!row) return;
  const answer = await platform.issue({ ...(await factsOf(db, row)), at: row.appliedAt });
  const mailId = await db.transaction((tx) => record(tx, services.clock(), row, answer));
  if (mailId !== undefined) await sendMail(services, mailId);
}

/** Stores the platform's answer for `asked`; returns the id of the mail to send. */
async function record(
  tx: Db,
  now: Date,
  asked: InvoiceRow,
  answer: Awaited<ReturnType<InvoicePlatform['issue']>>,
): Promise<number | undefined> {
  const { id } = asked;
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
  // Another instance was faster, or the title was corrected meanwhile: this answer no longer applies.
  if (row?.state !== 'issuing' || !isDeepStrictEqual(row.title, asked.title)) return undefined;
  const issued = 'number' in answer;
  const state = nextInvoiceState('issuing', issued ? 'issue' : 'fail');
  if (!state) throw new Error('an invoice that is being issued can be neither issued nor fail');
  await tx
    .update(invoices)
    .set({
      state,
      ...(issued ? { number: answer.number, issuedAt: now, failure: '' } : { failure: answer.refusal }),
    })
    .where(eq(invoices.id, id));
  const mail = issued ? await queueMail(tx, { invoiceId: id, email: row.email, at: now }) : undefined;
  await tell(tx, now, {
    code: issued ? 'invoice.issued' : 'invoice.failed',
    to: [row.userId],
    values: { 金额: moneyText(row.amountFen) },
    link: '/core/invoice?tab=records',
    key: `invoice:${id}:${now.getTime()}`,
  });
  return mail;
}

/** Issues all waiting invoices. A failed one does not delay the others. */
export async function issueWaiting(services: Services): Promise<void> {
  const { db, log } = services;
  const waiting = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(open)
    .orderBy(asc(invoices.id))
    .limit(50);
  for (const { id } of waiting) {
    try {
      await issueOne(services, id);
    } catch (err) {
      // The platform is down: the next round tries again.
      log.error({ err, invoice: id }, 'an invoice was not issued');
    }
  }
}
