import { formatBeijing } from '@ca-portal/api/domain';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/db.js';
import { mailOutbox } from '../../../db/schema/index.js';
import { html } from '../../../kernel/html.js';
import { sendOutboxPage, shown, type Outboxes } from '../../sandbox-page/outbox-page.js';

/** What the mail sandbox would have sent. Only mounted where the sandbox is on: addresses stand in the clear. */
export function mountMailOutbox(app: FastifyInstance, db: Db, { nonceOf, both }: Outboxes): void {
  app.get('/sandbox/mail', async (_, reply) => {
    const mails = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(shown);
    return sendOutboxPage(reply, nonceOf, {
      title: '邮件沙箱',
      what: '邮件',
      none: '还没有邮件。申请电子发票后刷新本页。',
      ...(both && { other: { href: '/sandbox/outbox', title: '短信沙箱' } }),
      items: mails.map(
        ({ createdAt, to, subject, text, attachments }) =>
          html`<li>
            <span>${formatBeijing(createdAt)} 发往 ${to}</span>
            <p><b>${subject}</b></p>
            <p>${text}</p>
            <span>附件：${attachments.join('、') || '无'}</span>
          </li>`,
      ),
    });
  });
}
