import { formatBeijing } from '@ca-portal/api/domain';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { smsOutbox } from '../../db/schema/index.js';
import { cspNonce } from '../../http/security.js';
import { html, trusted } from '../html.js';
import type { Services } from '../../services.js';

const shown = 50;

const styles = `
body{margin:0;background:#f5f7fa;color:#161c25;font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif}
.banner{margin:0;padding:.75rem 1.5rem;text-align:center;background:#fff8e8;border-bottom:2px dashed #945e04}
main{max-width:52rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.375rem;margin:0 0 1rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li{background:#fff;border:1px solid #dfe4ec;border-radius:10px;padding:1rem;overflow-wrap:anywhere}
li span{color:#4f5a69;font-size:.875rem;display:block}
p{margin:0}
`;

async function latest({ db }: Services) {
  return db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(shown);
}

/** What the SMS sandbox would have sent. Only mounted where the sandbox is on: the codes stand in the clear. */
export function mountOutbox(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/outbox', async (_, reply) => {
    const messages = await latest(services);
    const list = messages.map(
      (message) =>
        html`<li>
          <span>${formatBeijing(message.createdAt)} 发往 ${message.phone}</span>
          <p>${message.text}</p>
        </li>`,
    );
    const main =
      list.length > 0
        ? html`<ul>
            ${list}
          </ul>`
        : html`<p>还没有短信。请求验证码后刷新本页。</p>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        html`<!doctype html>
          <html lang="zh-CN">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <meta name="robots" content="noindex" />
              <title>短信沙箱</title>
              <style nonce="${cspNonce(reply)}">
                ${trusted(styles)}
              </style>
            </head>
            <body>
              <p class="banner" role="note"><b>沙箱环境</b> 以下短信没有发送给任何人，只用于测试。</p>
              <main>
                <h1>短信沙箱</h1>
                ${main}
              </main>
            </body>
          </html>`.text,
      );
  });

  app.get('/sandbox/outbox.json', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const messages = await latest(services);
    return messages.map(({ phone, text, createdAt }) => ({ phone, text, at: formatBeijing(createdAt) }));
  });
}
