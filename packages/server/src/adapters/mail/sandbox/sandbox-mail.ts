import { lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.js';
import { mailOutbox } from '../../../db/schema/index.js';
import type { MailGateway } from '../../../ports/mail/mail-gateway.js';

const keepMs = 24 * 3_600_000;

/** Delivers into a table that `/sandbox/mail` shows; nothing leaves the machine. */
export function sandboxMail(db: Db, clock: () => Date): MailGateway {
  return {
    async send({ id, to, subject, text, attachments }) {
      const now = clock();
      const names = attachments.map(({ name }) => name);
      await db
        .insert(mailOutbox)
        .values({ messageId: id, to, subject, text, attachments: names, createdAt: now })
        .onConflictDoNothing();
      await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, new Date(now.getTime() - keepMs)));
    },
  };
}
