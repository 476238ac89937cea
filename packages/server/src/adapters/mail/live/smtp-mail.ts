import { createHash } from 'node:crypto';
import { checkEmail } from '@ca-portal/api/domain';
import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../../../config/smtp.js';
import { MailNotTaken } from '../../../kernel/mail-not-taken.js';
import type { Mail, MailGateway } from '../../../ports/mail/index.js';

export interface SmtpMailOptions extends SmtpServer {
  /** Host of the portal, the right half of each Message-ID: the trial of a province must not repeat those of its portal. */
  messageHost(): string;
  /** For the whole of one mail. @default 30 000 */
  readonly timeoutMs?: number;
  /** PEM of authorities to trust in place of Node's own list. */
  readonly ca?: string;
}

/** The same id gives the same Message-ID, and no id can break out of the header. */
const localPart = (id: string): string =>
  /^\w[\w-]{0,199}$/.test(id) ? id : createHash('sha256').update(id).digest('hex');

/** `EAUTH 535` or `ESOCKET ECONNREFUSED`. What the server wrote stays out: it may quote the address. */
function reasonOf(error: unknown): string {
  const { code, originalCode, responseCode } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const codes = [code, originalCode].filter((one) => typeof one === 'string' && /^E[A-Z_\d]+$/.test(one));
  const reasons = [...new Set(codes), ...(typeof responseCode === 'number' ? [responseCode] : [])];
  return reasons.join(' ') || 'unknown';
}

const attached = ({ attachments }: Mail) =>
  Promise.all(
    attachments.map(async ({ name, content }) => ({
      filename: name,
      content: Buffer.from(await content.arrayBuffer()),
      ...(content.type && { contentType: content.type }),
    })),
  );

/**
 * An operator's mail server over SMTP, one connection for each mail. A mail that fails is tried again by whoever sends
 * it: it has the same Message-ID then, by which mailboxes know that they have it.
 */
export function smtpMail({
  host,
  port,
  tls,
  user,
  password,
  from,
  messageHost,
  timeoutMs = 30_000,
  ca,
}: SmtpMailOptions): MailGateway {
  const waitMs = Math.min(timeoutMs, 10_000);
  const transport = createTransport({
    host,
    port,
    secure: tls === 'tls',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    // A server that offers no login is refused: the operator expects one.
    ...(user && { auth: { user, pass: password }, forceAuth: true }),
    ...(ca && { tls: { ca } }),
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { id, to, subject, text } = mail;
      // One address: a list in its place would reach others.
      const address = checkEmail(to);
      if (!address.ok) throw new MailNotTaken('the receiver is no e-mail address');
      const attachments = await attached(mail);
      try {
        await transport.sendMail({
          messageId: `<${localPart(id)}@${messageHost()}>`,
          from,
          to: { name: '', address: address.value },
          envelope: { from: from.address, to: [address.value] },
          subject,
          // Lines of a mail end so (RFC 2045, 6.8), also inside Base64.
          text: text.replaceAll(/\r?\n/g, '\r\n'),
          attachments,
          // Answers of people who are away would reach nobody.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeoutMs),
        });
      } catch (error) {
        throw new MailNotTaken(`the mail server did not take the mail (${reasonOf(error)})`);
      }
    },
  };
}
