export type { GenuineNotice, Notice, PayableOrder, PaymentForm, PaymentGateway } from './gateway.js';
export { fenToYuan, yuanToFen } from './amount.js';
export { alipayGateway, type AlipayOptions } from './alipay/alipay-gateway.js';
export { makeAlipayKeyPair } from './alipay/key-pair.js';
export { composePayment } from './compose-payment.js';
