import { createHash } from 'node:crypto';
import { parseBeijing } from '@ca-portal/api/domain';
import { z } from 'zod';
import { yuanToFen } from '../../../kernel/money.js';
import { isRequestSigned } from '../live/signature.js';

export type Fields = Readonly<Record<string, string>>;

/** A merchant's application as registered at the sandbox. */
export interface Merchant {
  readonly appId: string;
  readonly name: string;
  /** PEM. */
  readonly publicKey: string;
}

/** The contents of a signed request. All of it comes from signed fields. */
export interface Trade {
  readonly merchant: Merchant;
  readonly orderNo: string;
  readonly tradeNo: string;
  readonly amount: string;
  readonly subject: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly payBefore: Date;
  /** Returned unchanged with the notice. */
  readonly passback: string;
}

export type TradeRefusal = 'unknown-app' | 'invalid-signature' | 'invalid-request' | 'trade-closed';

const address = z.url({ protocol: /^https?$/ });
const request = z.object({
  method: z.literal('alipay.trade.page.pay'),
  charset: z.literal('utf-8'),
  version: z.literal('1.0'),
  timestamp: z.string().transform(parseBeijing),
  notify_url: address,
  return_url: address,
  biz_content: z.string(),
});
const content = z.object({
  out_trade_no: z.string().regex(/^\w{1,64}$/),
  product_code: z.literal('FAST_INSTANT_TRADE_PAY'),
  total_amount: z.string().refine((yuan) => (yuanToFen(yuan) ?? 0) > 0),
  subject: z.string().min(1).max(256),
  timeout_express: z.string().regex(/^[1-9]\d{0,5}m$/),
  passback_params: z.string().max(512).default(''),
});

/** One order number is one trade, so the trade number is computed from it and not stored. */
function tradeNumber(appId: string, orderNo: string, at: Date): string {
  const digits = BigInt(`0x${createHash('sha256').update(`${appId}\n${orderNo}`).digest('hex')}`).toString();
  return `${at.getUTCFullYear()}2200140${digits.slice(0, 17)}`;
}

/** Validates a request as Alipay's gateway does. */
export function readTrade(fields: Fields, merchants: readonly Merchant[], now: Date): Trade | TradeRefusal {
  const merchant = merchants.find(({ appId }) => appId === fields['app_id']);
  if (!merchant) return 'unknown-app';
  if (!isRequestSigned(fields, merchant.publicKey)) return 'invalid-signature';
  try {
    const asked = request.parse(fields);
    const order = content.parse(JSON.parse(asked.biz_content));
    const payBefore = new Date(
      asked.timestamp.getTime() + Number.parseInt(order.timeout_express, 10) * 60_000,
    );
    if (now.getTime() > payBefore.getTime()) return 'trade-closed';
    return {
      merchant,
      orderNo: order.out_trade_no,
      tradeNo: tradeNumber(merchant.appId, order.out_trade_no, asked.timestamp),
      amount: order.total_amount,
      subject: order.subject,
      notifyUrl: asked.notify_url,
      returnUrl: asked.return_url,
      payBefore,
      passback: order.passback_params,
    };
  } catch {
    return 'invalid-request';
  }
}
