import { formatBeijing } from '@ca-portal/api/domain';
import { z } from 'zod';
import { fenToYuan, yuanToFen } from '../../../kernel/money.js';
import type { Notice, PaymentGateway } from '../../../ports/payment/gateway.js';
import { isNoticeSigned, signRequest } from './signature.js';
import { paidStates, paymentTime, readTradeAnswer } from './trade-query.js';

export interface AlipayOptions {
  readonly appId: string;
  /** Address of gateway.do. */
  readonly gateway: string;
  /** The merchant's own key, which signs requests. PEM, PKCS#8. */
  readonly privateKey: string;
  /** Alipay's key, which verifies notices. PEM. */
  readonly alipayPublicKey: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
}

/** Remaining whole minutes, at least one: Alipay takes `1m` to `15d`. */
const timeoutExpress = (payBefore: Date, now: Date) =>
  `${Math.max(1, Math.floor((payBefore.getTime() - now.getTime()) / 60_000))}m`;

/** The user id that the form passes through Alipay; any other returned value counts as no payer. */
const payer = z.uuid();
const answerMs = 10_000;

/** The fields of every request, signed. */
function signed(
  { appId, privateKey }: AlipayOptions,
  now: Date,
  asked: { method: string; biz_content: string } & Record<string, string>,
): Record<string, string> {
  const fields: Record<string, string> = {
    app_id: appId,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: formatBeijing(now),
    version: '1.0',
    ...asked,
  };
  return { ...fields, sign: signRequest(fields, privateKey) };
}

/** The charset has to be in the URL: Alipay decodes the body by it. */
const addressOf = ({ gateway }: AlipayOptions) => `${gateway}?charset=utf-8`;

/**
 * Alipay's page pay (alipay.trade.page.pay) with RSA2 signatures, and its query of a trade. The settings are
 * read at each call.
 */
export function alipayGateway(settings: () => Promise<AlipayOptions>): PaymentGateway {
  return {
    channel: 'alipay',
    async createForm(order, now) {
      const options = await settings();
      const fields = signed(options, now, {
        method: 'alipay.trade.page.pay',
        notify_url: options.notifyUrl,
        return_url: options.returnUrl,
        biz_content: JSON.stringify({
          out_trade_no: order.orderNo,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          total_amount: fenToYuan(order.totalFen),
          subject: order.subject,
          timeout_express: timeoutExpress(order.payBefore, now),
          passback_params: order.payerId,
        }),
      });
      return { action: addressOf(options), fields };
    },

    async readNotice(fields, now): Promise<Notice> {
      const options = await settings();
      if (!isNoticeSigned(fields, options.alipayPublicKey))
        return { genuine: false, reason: 'bad-signature' };
      // Alipay signs for every merchant with the same key, so a notice for another application proves nothing
      // here.
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
        payerId: payer.safeParse(fields['passback_params']).data,
        paidAt: paymentTime(fields['gmt_payment'], now),
      };
    },

    async findTrade(paidFor, now) {
      const options = await settings();
      const fields = signed(options, now, {
        method: 'alipay.trade.query',
        biz_content: JSON.stringify({ out_trade_no: paidFor }),
      });
      const response = await fetch(addressOf(options), {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      });
      const { alipayPublicKey } = options;
      return readTradeAnswer(await response.text(), { paidFor, alipayPublicKey, now });
    },
  };
}
