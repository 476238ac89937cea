export type { Mail, MailGateway } from './mail-gateway.js';
