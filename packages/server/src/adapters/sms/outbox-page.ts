import { formatBeijing } from '@ca-portal/api/domain';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { smsOutbox } from '../../db/schema/index.js';
import type { Services } from '../../kernel/services.js';
import { html } from '../../kernel/html.js';
import { sendOutboxPage, shown } from '../sandbox-page/outbox-page.js';

const latest = ({ db }: Services) => db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(shown);

/**
 * Shows what the SMS sandbox would have sent. Mounted only with the sandbox on: the codes are shown in plain
 * text.
 */
export function mountOutbox(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/outbox', async (_, reply) =>
    sendOutboxPage(reply, {
      title: '短信沙箱',
      what: '短信',
      none: '还没有短信。请求验证码后刷新本页。',
      other: { href: '/sandbox/mail', title: '邮件沙箱' },
      items: (await latest(services)).map(
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
    const messages = await latest(services);
    return messages.map(({ phone, text, createdAt }) => ({ phone, text, at: formatBeijing(createdAt) }));
  });
}
