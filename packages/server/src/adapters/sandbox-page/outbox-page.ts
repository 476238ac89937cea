import type { FastifyReply } from 'fastify';
import { html, trusted, type Markup } from '../../kernel/html.js';

/** Number of latest entries shown. */
export const shown = 50;

const styles = `
*{box-sizing:border-box}
@media(min-width:1280px){html{font-size:clamp(12px,calc(100vw/120),32px)}}
body{margin:0;background:#f5f7fa;color:#161c25;font:max(1rem,15px)/1.6 "PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif}
.banner{margin:0;padding:.75rem 1.5rem;text-align:center;background:#fff8e8;border-bottom:2px dashed #945e04}
main{max-width:52rem;margin:0 auto;padding:2rem 1.5rem 3rem}
h1{font-size:max(1.5rem,20px);line-height:1.35;margin:0 0 1.25rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li,.none{background:#fff;border:1px solid #dfe4ec;border-radius:10px;padding:1rem 1.5rem;overflow-wrap:anywhere}
li span{color:#4f5a69;font-size:max(.8125rem,13px);font-variant-numeric:tabular-nums;display:block}
.none{padding:3rem 1.5rem;color:#4f5a69;text-align:center}
p{margin:0;white-space:pre-line}
nav{margin:0 0 1.25rem}
@media(max-width:767.98px){main{padding:16px}.banner,li{padding:12px 16px}}
`;

/** Gives the nonce of an answer, without which no style of its page counts. */
export type NonceOf = (reply: FastifyReply) => string;

export interface Outboxes {
  readonly nonceOf: NonceOf;
  /** Text messages and mails are both sandboxes, so that each page leads to the other. */
  readonly both: boolean;
}

/** The page on which a sandbox shows what it did not send. */
export function sendOutboxPage(
  reply: FastifyReply,
  nonceOf: NonceOf,
  page: {
    readonly title: string;
    /** The kind of content, as the banner calls it. */
    readonly what: string;
    readonly none: string;
    readonly items: readonly Markup[];
    /** The outbox of the other kind, where there is one. */
    readonly other?: { readonly href: string; readonly title: string };
  },
): FastifyReply {
  const { title, what, none, items, other } = page;
  const main =
    items.length > 0
      ? html`<ul>
          ${items}
        </ul>`
      : html`<p class="none">${none}</p>`;
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
            <title>${title}</title>
            <style nonce="${nonceOf(reply)}">
              ${trusted(styles)}
            </style>
          </head>
          <body>
            <header class="banner"><b>沙箱环境</b> 以下${what}没有发送给任何人，只用于测试。</header>
            <main>
              <h1>${title}</h1>
              ${other ? html`<nav><a href="${other.href}">${other.title}</a></nav>` : ''} ${main}
            </main>
          </body>
        </html>`.text,
    );
}
