export type { SmsGateway, SmsWords } from './sms-gateway.js';
