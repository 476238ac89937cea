export type { SmsGateway } from './sms-gateway.js';
