import { forgetAnsweredCalls } from '../services/answered-calls/index.js';
import { forgetCallCounts } from '../services/call-counts/index.js';
import { forgetDoneJobs, type JobHandlers } from '../jobs/index.js';
import type { RegularWork } from '../jobs/regularly.js';
import { remindOfExpiry, sendDueReminders } from './ca-manage/index.js';
import { tellWhoWaits } from './catalog/index.js';
import { askJob, releaseCombined, closeUnpaidOrders } from '../services/money/index.js';
import { remindOfEndingCoupons, sendCouponReminders } from './coupons/index.js';
import { reconcileYesterday } from './finance/index.js';
import { demandCertificateRecords } from '../pki/index.js';
import { expireAttempts } from '../services/certificates/index.js';
import { finishReversals } from '../services/invoices/index.js';
import { invoiceMailJob, issueWaiting, issuing, sendGivenUp, sendWaitingMails } from './invoices/index.js';
import { mailJob, sendSms, sendTold, smsJob } from '../services/messages/index.js';
import { forgetSmsRequests } from '../services/session/index.js';
import { askChannel } from './payments/index.js';
import { forgetDrafts, receiveSilently } from './order-service/index.js';
import { importJob, runImport } from './system-users/index.js';

const minute = 60_000;
const hour = 60 * minute;

type Row = readonly [name: string, everyMs: number, run: RegularWork['run']];
const rows: readonly Row[] = [
  ['closing unpaid orders', minute, closeUnpaidOrders],
  ['releasing combined payments', minute, releaseCombined],
  ['ending attempts at writing', minute, expireAttempts],
  ['issuing invoices', minute, issueWaiting],
  ['reversing invoices', minute, finishReversals],
  ['mailing invoices', minute, sendWaitingMails],
  ['ending shipped orders', minute, receiveSilently],
  ['reminding of coupons', minute, sendCouponReminders],
  ['forgetting answered calls', minute, forgetAnsweredCalls],
  ['forgetting call counts', minute, forgetCallCounts],
  ['forgetting SMS requests', minute, forgetSmsRequests],
  ['telling who waits for stock', minute, tellWhoWaits],
  ['reminding of certificates', 10 * minute, sendDueReminders],
  ['reminding of expiry', hour, remindOfExpiry],
  ['reminding of ending coupons', hour, remindOfEndingCoupons],
  ['reconciling', hour, reconcileYesterday],
  ['forgetting done jobs', hour, forgetDoneJobs],
  ['forgetting order drafts', hour, forgetDrafts],
  ['checking certificate records', 24 * hour, demandCertificateRecords],
];

/**
 * Work that runs without a call. Each piece locks its rows, because a job that is taken over may run twice.
 */
export const regularWork: readonly RegularWork[] = rows.map(([name, everyMs, run]) => ({
  name,
  everyMs,
  run,
}));

/** Jobs that run once, on request. */
export const jobHandlers: JobHandlers = {
  [smsJob]: sendSms,
  [mailJob]: sendTold,
  [invoiceMailJob]: sendGivenUp,
  [importJob]: runImport,
  [askJob]: askChannel,
  ...issuing,
};
