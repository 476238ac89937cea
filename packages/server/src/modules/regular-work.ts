import type { FastifyInstance } from 'fastify';
import { forgetAnsweredCalls } from '../http/once.js';
import type { Services } from '../services.js';
import { releaseCombined } from './cashier/end-combined.js';
import { sendCouponReminders } from './coupons/send-reminders.js';
import { issueWaiting } from './invoices/issue.js';
import { sendWaitingMails } from './invoices/mail.js';
import { receiveSilently } from './order-service/received.js';

const everyMs = 60_000;

/** What has to happen without anybody asking, each with the words of its failure. */
const work: readonly (readonly [name: string, run: (services: Services) => Promise<void>])[] = [
  ['releasing combined payments', releaseCombined],
  ['issuing invoices', issueWaiting],
  ['mailing invoices', sendWaitingMails],
  ['ending shipped orders', receiveSilently],
  ['reminding of coupons', sendCouponReminders],
  ['forgetting answered calls', forgetAnsweredCalls],
];

/** Runs while the server does. Every piece takes its rows by lock, so several instances may run it at once. */
export function workRegularly(app: FastifyInstance, services: Services): void {
  const timer = setInterval(() => {
    for (const [name, run] of work) {
      run(services).catch((err: unknown) => services.log.error({ err }, `${name} failed`));
    }
  }, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
