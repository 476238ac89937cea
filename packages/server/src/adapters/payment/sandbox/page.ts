import { html, trusted, type Markup } from '../../../kernel/html.js';
import { styles } from './styles.js';

/** The frame of every sandbox page: it must not be mistaken for the real Alipay. */
export function page(nonce: string, aside: Markup, main: Markup): string {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>支付宝沙箱收银台</title>
        <style nonce="${nonce}">
          ${trusted(styles)}
        </style>
      </head>
      <body>
        <aside class="notice" aria-label="沙箱环境">
          ${icon('warning')}<b>沙箱环境</b
          ><span>模拟支付页面，只用于测试。不连接真实支付渠道，不会扣款。</span>
        </aside>
        <header>
          <div class="wrap">
            <span class="mark" aria-hidden="true">沙</span>
            <div class="title"><b>支付宝沙箱收银台</b><span>模拟页面，非支付宝官方页面</span></div>
            ${aside}
          </div>
        </header>
        <main class="wrap">${main}</main>
        <footer class="wrap">
          正式环境关闭此页面。看到本页却在真实办理业务，请不要继续，并拨打客服热线核实。
        </footer>
      </body>
    </html>`.text;
}

const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  twice: 'M4 9h13l-3-3M20 15H7l3 3',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  warning: 'M12 3.5l9.5 16.5h-19zM12 10v4M12 17h.01',
} as const;

export const icon = (name: keyof typeof paths): Markup =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}" /></svg>`;
