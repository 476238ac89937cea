import { formatBeijing } from '@ca-portal/api/domain';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/db.js';
import { smsOutbox } from '../../../db/schema/index.js';
import { html } from '../../../kernel/html.js';
import { sendOutboxPage, shown, type Outboxes } from '../../sandbox-page/outbox-page.js';

const latest = (db: Db) => db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(shown);

/** What the SMS sandbox would have sent. Only mounted where the sandbox is on: the codes stand in the clear. */
export function mountOutbox(app: FastifyInstance, db: Db, { nonceOf, both }: Outboxes): void {
  app.get('/sandbox/outbox', async (_, reply) =>
    sendOutboxPage(reply, nonceOf, {
      title: '短信沙箱',
      what: '短信',
      none: '还没有短信。请求验证码后刷新本页。',
      ...(both && { other: { href: '/sandbox/mail', title: '邮件沙箱' } }),
      items: (await latest(db)).map(
        ({ createdAt, phone, text }) =>
          html`<li>
            <span>${formatBeijing(createdAt)} 发往 ${phone}</span>
            <p>${text}</p>
          </li>`,
      ),
    }),
  );

  app.get('/sandbox/outbox.json', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const messages = await latest(db);
    return messages.map(({ phone, text, createdAt }) => ({ phone, text, at: formatBeijing(createdAt) }));
  });
}
