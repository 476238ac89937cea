import { nextInvoiceState } from '@ca-portal/api/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import { invoices } from '../../db/schema/index.js';
import type { Services } from '../../services.js';
import { notify } from '../messages/notify.js';
import { factsOf } from './facts.js';
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
    await notify(tx, now, {
      to: [row.userId],
      topic: issued ? '电子发票已开具' : '电子发票开具失败',
      content: issued
        ? '<p>您的电子发票已开具，将发送到收票邮箱，也可在“我的发票”中下载。</p>'
        : '<p>您的电子发票没有开具成功，请在“我的发票”中查看原因并更正后重新提交。</p>',
      link: '/core/invoice',
    });
    return mail;
  });
  if (mailId !== undefined) await sendMail(services, mailId);
}

/** Issues all that wait. Runs regularly and before lists are read. */
export async function issueWaiting(services: Services): Promise<void> {
  const waiting = await services.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.state, ['waiting', 'issuing']))
    .orderBy(asc(invoices.id))
    .limit(50);
  for (const { id } of waiting) await issueOne(services, id);
}
