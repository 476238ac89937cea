export type { SmsGateway } from './sms-gateway.js';
export { sandboxSms } from './sandbox-sms.js';
