export type { Mail, MailGateway } from './mail-gateway.js';
export { sandboxMail } from './sandbox-mail.js';
