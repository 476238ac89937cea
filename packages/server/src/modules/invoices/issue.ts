import { nextInvoiceState } from '@ca-portal/api/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import { invoices } from '../../db/schema/index.js';
import type { Services } from '../../kernel/services.js';
import { fenToYuan } from '../../ports/payment/index.js';
import { tell } from '../../services/messages/index.js';
import { factsOf } from '../../services/invoices/index.js';
import { queueMail, sendMail } from './mail.js';

/**
 * Issues one that waits. The number hangs on our id and the time of the application, so a call that was cut off
 * is made again and finds the same invoice.
 */
async function issueOne(services: Services, id: number): Promise<void> {
  const { db, clock, invoices: platform } = services;
  const mailId = await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(invoices)
      .where(eq(invoices.id, id))
      .for('update', { skipLocked: true });
    if (!row || (row.state !== 'waiting' && row.state !== 'issuing')) return;
    const answer = await platform.issue({ ...(await factsOf(tx, row)), at: row.appliedAt });
    const now = clock();
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
      values: { 金额: `¥${fenToYuan(row.amountFen)}` },
      link: '/core/invoice?tab=records',
      key: `invoice:${id}:${now.getTime()}`,
    });
    return mail;
  });
  if (mailId !== undefined) await sendMail(services, mailId);
}

/** Issues all that wait. Runs regularly and before lists are read; one that fails keeps nobody else waiting. */
export async function issueWaiting(services: Services): Promise<void> {
  const { db, log } = services;
  const waiting = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.state, ['waiting', 'issuing']))
    .orderBy(asc(invoices.id))
    .limit(50);
  for (const { id } of waiting) {
    try {
      await issueOne(services, id);
    } catch (err) {
      // The platform is away: asked again with the next round.
      log.error({ err, invoice: id }, 'an invoice was not issued');
    }
  }
}
