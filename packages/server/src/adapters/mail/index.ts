import type { Config } from '../../config/config.js';
import type { Db } from '../../db/db.js';
import type { MailGateway } from '../../ports/mail/index.js';
import { smtpMail } from './live/smtp-mail.js';
import { sandboxMail } from './sandbox/sandbox-mail.js';

export { mountMailOutbox } from './sandbox/outbox-page.js';

/** The operator's mail server, or the sandbox. */
export function configuredMail(config: Config, db: Db, clock: () => Date): MailGateway {
  if (!config.smtp) return sandboxMail(db, clock);
  return smtpMail({ ...config.smtp, messageHost: () => new URL(config.publicUrl).hostname });
}
