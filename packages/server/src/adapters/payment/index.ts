export { configuredPayment } from './configured-payment.js';
export { alipaySandbox, keepTrade, sandboxAnswers, sandboxAppId, sandboxKeys } from './sandbox/index.js';
