import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { cashierPage, refusalPage } from './cashier-page.js';
import { paidNotice, postNotice, returnAddress, unpaidReturnAddress } from './notices.js';
import { lateNoticeMs, outcomeNames, type OutcomeName } from './outcomes.js';
import { readTrade, type Fields, type Merchant, type Trade } from './trade.js';

/** Runs something later; returns a function that cancels it. */
export type Schedule = (run: () => void, afterMs: number) => () => void;

export interface AlipaySandboxOptions {
  /** Merchants' applications and the sandbox's private key, PEM. */
  parties(): Promise<{ merchants: readonly Merchant[]; privateKey: string }>;
  clock(): Date;
  /** Stores the received payment for the bill. */
  keep?(trade: Trade, paidAt: Date): Promise<void>;
  /** @default timers that do not keep the process alive */
  schedule?: Schedule;
}

const timers: Schedule = (run, afterMs) => {
  const timer = setTimeout(run, afterMs).unref();
  return () => clearTimeout(timer);
};

/** A paid notice is repeated after this time, as Alipay does when an answer gets lost. */
const repeatMs = 3_000;
/** Delays before an unacknowledged notice is sent again; then the sandbox gives up. */
const retryMs = [5_000, 15_000, 60_000];
const wrongAmount = '0.01';

const fieldsOf = z.record(z.string().max(64), z.string().max(4096));
const choice = z.object({ sandbox_outcome: z.enum(outcomeNames) });

function show(reply: FastifyReply, status: number, draw: (nonce: string) => string, formTargets = "'self'") {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(draw(nonce));
}

/**
 * Alipay's side, simulated by the portal itself for tests and demonstrations: it knows the portal only by its
 * public key and by HTTP, like an outside party. Never mounted in production (SANDBOX off).
 */
export async function alipaySandbox(app: FastifyInstance, options: AlipaySandboxOptions): Promise<void> {
  const { clock, schedule = timers } = options;
  const waiting = new Set<() => void>();
  app.addHook('onClose', async () => waiting.forEach((cancel) => cancel()));
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);

  function later(run: () => Promise<void>, afterMs: number) {
    const cancel = schedule(() => {
      waiting.delete(cancel);
      run().catch((err: unknown) => app.log.error({ err }, 'a notice of the sandbox was not sent'));
    }, afterMs);
    waiting.add(cancel);
  }
  async function deliver(url: string, notice: Fields, retries = retryMs): Promise<void> {
    if (await postNotice(url, notice)) return;
    const [next, ...rest] = retries;
    if (next !== undefined) later(() => deliver(url, notice, rest), next);
  }

  const play: Record<OutcomeName, (trade: Trade, notice: (amount?: string) => Fields) => Promise<void>> = {
    async paid(trade, notice) {
      const sent = notice();
      await deliver(trade.notifyUrl, sent);
      later(() => deliver(trade.notifyUrl, sent), repeatMs);
    },
    async failed() {},
    async never() {},
    async repeated(trade, notice) {
      const sent = notice();
      await Promise.all([deliver(trade.notifyUrl, sent), deliver(trade.notifyUrl, sent)]);
    },
    async late(trade, notice) {
      const sent = notice();
      later(() => deliver(trade.notifyUrl, sent), lateNoticeMs);
    },
    async wrongAmount(trade, notice) {
      await deliver(trade.notifyUrl, notice(wrongAmount), []);
    },
  };

  async function read(body: unknown) {
    const { merchants, privateKey } = await options.parties();
    const { sandbox_outcome: _, ...fields } = fieldsOf.catch({}).parse(body);
    return { fields, privateKey, trade: readTrade(fields, merchants, clock()) };
  }

  app.post('/sandbox/alipay/gateway.do', async (request, reply) => {
    const { fields, trade } = await read(request.body);
    if (typeof trade === 'string') return show(reply, 400, (nonce) => refusalPage(nonce, trade));
    // Chromium checks redirects after a form against `form-action`, so the merchant's page has to be in it.
    const targets = `'self' ${new URL(trade.returnUrl).origin}`;
    return show(reply, 200, (nonce) => cashierPage(nonce, trade, fields), targets);
  });

  app.post('/sandbox/alipay/pay', async (request, reply) => {
    const { trade, privateKey } = await read(request.body);
    const chosen = choice.safeParse(request.body);
    if (typeof trade === 'string') return show(reply, 400, (nonce) => refusalPage(nonce, trade));
    if (!chosen.success) return show(reply, 400, (nonce) => refusalPage(nonce, 'invalid-request'));
    const outcome = chosen.data.sandbox_outcome;
    // Before the notice: received money is in the bill even if the notice gets lost.
    if (outcome !== 'failed') await options.keep?.(trade, clock());
    await play[outcome](trade, (amount = trade.amount) => paidNotice(trade, amount, privateKey, clock()));
    const back =
      outcome === 'failed' ? unpaidReturnAddress(trade) : returnAddress(trade, privateKey, clock());
    return reply.redirect(back, 303);
  });
}
