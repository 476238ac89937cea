export { alipaySandbox, type AlipaySandboxOptions, type Schedule } from './alipay-sandbox.js';
export { sandboxAppId, sandboxGatewayPath, sandboxKeys } from './keys.js';
export type { Merchant } from './trade.js';
export { keepTrade, sandboxAnswers } from './kept-trades.js';
