import { randomUUID } from 'node:crypto';
import { formatBeijing } from '@ca-portal/api/domain';
import { signNotice } from '../live/signature.js';
import type { Fields, Trade } from './trade.js';

/** A paid notice as Alipay sends it, signed with the sandbox's key. */
export function paidNotice(trade: Trade, amount: string, privateKey: string, now: Date): Fields {
  const at = formatBeijing(now);
  const fields: Record<string, string> = {
    notify_time: at,
    notify_type: 'trade_status_sync',
    notify_id: randomUUID().replaceAll('-', ''),
    app_id: trade.merchant.appId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: trade.tradeNo,
    out_trade_no: trade.orderNo,
    trade_status: 'TRADE_SUCCESS',
    total_amount: amount,
    receipt_amount: amount,
    subject: trade.subject,
    gmt_create: at,
    gmt_payment: at,
    ...(trade.passback ? { passback_params: trade.passback } : {}),
  };
  return { ...fields, sign: signNotice(fields, privateKey) };
}

/** Where the browser goes afterwards: signed too, but a merchant must wait for the notice. */
export function returnAddress(trade: Trade, privateKey: string, now: Date): string {
  const fields: Record<string, string> = {
    app_id: trade.merchant.appId,
    method: 'alipay.trade.page.pay.return',
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    timestamp: formatBeijing(now),
    out_trade_no: trade.orderNo,
    trade_no: trade.tradeNo,
    total_amount: trade.amount,
  };
  const url = new URL(trade.returnUrl);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  url.searchParams.set('sign', signNotice(fields, privateKey));
  return url.href;
}

/** Where the browser returns without a payment: it claims nothing, so it is unsigned. */
export function unpaidReturnAddress(trade: Trade): string {
  const url = new URL(trade.returnUrl);
  url.searchParams.set('out_trade_no', trade.orderNo);
  return url.href;
}

/** Posts a notice; true if the merchant answers the word that ends the repetition. */
export async function postNotice(url: string, fields: Fields): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    return (await answer.text()) === 'success';
  } catch {
    return false; // Not reachable: it is sent again later, as by the real Alipay.
  }
}
