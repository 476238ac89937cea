import { z } from 'zod';

/** What the browser posts to a payment channel: an address, and signed fields that stand in hidden inputs. */
export const paymentForm = z.object({
  action: z.url().max(500),
  fields: z.record(z.string().max(64), z.string().max(8192)),
});
/** A form for a payment channel. */
export type PaymentForm = z.output<typeof paymentForm>;

export const examplePaymentForm: PaymentForm = {
  action: 'http://localhost:8080/sandbox/alipay/gateway.do?charset=utf-8',
  fields: { method: 'alipay.trade.page.pay', biz_content: '{}', sign: 'c2lnbg==' },
};
