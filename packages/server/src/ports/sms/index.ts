export type { SmsGateway } from './sms-gateway.js';
export { sandboxSms } from './sandbox-sms.js';
export { mountOutbox } from './outbox-page.js';
