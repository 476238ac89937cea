import { formatBeijing, parseBeijing } from '@ca-portal/api/domain';
import { fenToYuan, yuanToFen } from '../../../ports/payment/amount.js';
import type { Notice, PaymentGateway } from '../../../ports/payment/gateway.js';
import { isNoticeSigned, signRequest } from './signature.js';

export interface AlipayOptions {
  readonly appId: string;
  /** Address of gateway.do. */
  readonly gateway: string;
  /** The merchant's own key: signs requests. PEM, PKCS#8. */
  readonly privateKey: string;
  /** Alipay's key: proves notices. PEM. */
  readonly alipayPublicKey: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
}

/** Trades in these states are paid; the second one can no longer be refunded through Alipay. */
const paidStates = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

/** Whole minutes that are left, at least one: Alipay takes `1m` to `15d`. */
const timeoutExpress = (payBefore: Date, now: Date) =>
  `${Math.max(1, Math.floor((payBefore.getTime() - now.getTime()) / 60_000))}m`;

function paymentTime(text: string | undefined, now: Date): Date {
  try {
    return parseBeijing(text ?? '');
  } catch {
    return now; // Optional in the protocol; the moment of the notice is close enough.
  }
}

/** Alipay's page pay (alipay.trade.page.pay) with RSA2 signatures. Settings are asked for at each call. */
export function alipayGateway(settings: () => Promise<AlipayOptions>): PaymentGateway {
  return {
    channel: 'alipay',
    async createForm(order, now) {
      const options = await settings();
      const fields: Record<string, string> = {
        app_id: options.appId,
        method: 'alipay.trade.page.pay',
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: formatBeijing(now),
        version: '1.0',
        notify_url: options.notifyUrl,
        return_url: options.returnUrl,
        biz_content: JSON.stringify({
          out_trade_no: order.orderNo,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          total_amount: fenToYuan(order.totalFen),
          subject: order.subject,
          timeout_express: timeoutExpress(order.payBefore, now),
        }),
      };
      fields['sign'] = signRequest(fields, options.privateKey);
      // The charset has to stand in the address: Alipay decodes the body by it.
      return { action: `${options.gateway}?charset=utf-8`, fields };
    },

    async readNotice(fields, now): Promise<Notice> {
      const options = await settings();
      if (!isNoticeSigned(fields, options.alipayPublicKey))
        return { genuine: false, reason: 'bad-signature' };
      // Alipay signs for every merchant with the same key: a notice for another application proves nothing here.
      if (fields['app_id'] !== options.appId) return { genuine: false, reason: 'wrong-app' };
      const totalFen = yuanToFen(fields['total_amount'] ?? '');
      const orderNo = fields['out_trade_no'];
      const tradeNo = fields['trade_no'];
      if (!totalFen || !orderNo || !tradeNo) return { genuine: false, reason: 'malformed' };
      return {
        genuine: true,
        orderNo,
        tradeNo,
        totalFen,
        paid: paidStates.includes(fields['trade_status'] ?? ''),
        paidAt: paymentTime(fields['gmt_payment'], now),
      };
    },
  };
}
