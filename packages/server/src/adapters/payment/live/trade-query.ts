import { parseBeijing } from '@ca-portal/api/domain';
import { z } from 'zod';
import { yuanToFen } from '../../../kernel/money.js';
import type { GenuineNotice } from '../../../ports/payment/gateway.js';
import { isTextSigned } from './signature.js';

/** The part of an answer that Alipay signs, byte for byte. */
const signedPart = /^\{"alipay_trade_query_response":(\{.*\}),"sign":"([\w+/=]+)"\}\s*$/s;
const answer = z.object({
  code: z.string(),
  sub_code: z.string().optional(),
  out_trade_no: z.string().optional(),
  trade_no: z.string().optional(),
  trade_status: z.string().optional(),
  total_amount: z.string().optional(),
  send_pay_date: z.string().optional(),
});

/** Trades in these states are paid; in the second one Alipay can no longer refund. */
export const paidStates: readonly string[] = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

export function paymentTime(text: string | undefined, now: Date): Date {
  try {
    return parseBeijing(text ?? '');
  } catch {
    return now; // Optional in the protocol; the time of the answer is close enough.
  }
}

/**
 * Reads the answer of alipay.trade.query. Undefined if nobody has paid or started to pay.
 * @throws Error for an answer that Alipay did not sign, that is about another trade, or that lacks the facts
 */
export function readTradeAnswer(
  text: string,
  { paidFor, alipayPublicKey, now }: { paidFor: string; alipayPublicKey: string; now: Date },
): GenuineNotice | undefined {
  const [, content = '', signature = ''] = signedPart.exec(text) ?? [];
  if (!isTextSigned(content, signature, alipayPublicKey))
    throw new Error('an answer about a trade is not signed by Alipay');
  const trade = answer.parse(JSON.parse(content));
  if (trade.sub_code === 'ACQ.TRADE_NOT_EXIST') return undefined;
  const totalFen = yuanToFen(trade.total_amount ?? '');
  if (trade.code !== '10000' || trade.out_trade_no !== paidFor || !trade.trade_no || !totalFen)
    throw new Error(`Alipay did not answer about a trade: ${trade.code} ${trade.sub_code ?? ''}`);
  return {
    genuine: true,
    orderNo: paidFor,
    tradeNo: trade.trade_no,
    totalFen,
    paid: paidStates.includes(trade.trade_status ?? ''),
    paidAt: paymentTime(trade.send_pay_date, now),
  };
}
