import { and, eq } from 'drizzle-orm';
import { paymentTrades } from '../../db/schema/index.js';
import type { JobHandler } from '../../jobs/index.js';
import { fenToYuan } from '../../kernel/money.js';
import { channelName, paymentArrived } from './payment-arrived.js';

/**
 * Queries the channel about a payment whose notice has not come. Received money is recorded as by its notice.
 */
export const askChannel: JobHandler = async (services, { paidFor = '' }) => {
  const { db, payment, clock, log } = services;
  if (!payment.findTrade) return;
  const known = and(eq(paymentTrades.channel, payment.channel), eq(paymentTrades.paidFor, paidFor));
  if ((await db.$count(paymentTrades, known)) > 0) return;
  const trade = await payment.findTrade(paidFor, clock());
  if (!trade?.paid) return;
  // Stored as evidence with the notices, in the same format.
  const fields = {
    source: 'trade query',
    out_trade_no: trade.orderNo,
    trade_no: trade.tradeNo,
    total_amount: fenToYuan(trade.totalFen),
  };
  const received = { channel: payment.channel, channelName, fields };
  const outcome = await paymentArrived(trade, received, { services, session: null, ip: '' });
  log.warn({ outcome, orderNo: paidFor }, 'a payment without its notice was found at the channel');
};
