import { formatBeijing } from '@ca-portal/api/domain';
import { html } from '../../../kernel/html.js';
import { outcomeNames, outcomes } from './outcomes.js';
import { icon, page } from './page.js';
import { qrPath } from './qr-picture.js';
import type { Fields, Trade, TradeRefusal } from './trade.js';

const watermark = Array.from({ length: 6 }, () => html`<span>沙箱 测试</span>`);

/** The cashier page: shows what is paid and lets the tester choose the outcome. Works without any script. */
export function cashierPage(nonce: string, trade: Trade, fields: Fields): string {
  const aside = html`<span class="order">订单 <span class="mono">${trade.orderNo}</span></span>`;
  // The signed request is sent along and verified again: the sandbox keeps no state.
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const options = outcomeNames.map((name, i) => {
    const { label, explanation, icon: picture } = outcomes[name];
    const checked = i === 0 ? html` checked` : '';
    return html`<label class="option"
      ><input type="radio" name="sandbox_outcome" value="${name}" ${checked} /><span class="pic ${picture}"
        >${icon(picture)}</span
      ><span><b>${label}</b><small>${explanation}</small></span></label
    >`;
  });
  return page(
    nonce,
    aside,
    html`<section class="card paper">
        <div class="watermark" aria-hidden="true">${watermark}</div>
        <p class="muted">${trade.merchant.name}</p>
        <h1>${trade.subject}</h1>
        <p class="price"><small>¥</small>${trade.amount}</p>
        <div class="code">
          <svg
            width="176"
            height="176"
            viewBox="-1 -1 27 27"
            fill="#111"
            role="img"
            aria-label="示例二维码，不能付款"
          >
            <path d="${qrPath}" /></svg
          ><span>沙箱</span>
        </div>
        <p class="muted">测试二维码，扫码不会打开真实付款</p>
        <p class="muted">请在 <b>${formatBeijing(trade.payBefore).slice(5, 16)}</b> 前选择模拟结果</p>
      </section>
      <section class="card">
        <form method="post" action="/sandbox/alipay/pay">
          ${hidden}
          <fieldset>
            <legend>选择模拟结果</legend>
            <p class="muted">选一项，页面会按真实流程跳回商户并发送异步通知。</p>
            ${options}
          </fieldset>
          <button class="primary">按所选结果继续</button>
        </form>
        <details>
          <summary>查看请求参数</summary>
          <dl>
            <dt>商户订单号</dt>
            <dd class="mono">${trade.orderNo}</dd>
            <dt>金额</dt>
            <dd class="mono">${trade.amount}</dd>
            <dt>签名</dt>
            <dd>RSA2，已验证</dd>
            <dt>通知地址</dt>
            <dd class="mono">${trade.notifyUrl}</dd>
            <dt>返回地址</dt>
            <dd class="mono">${trade.returnUrl}</dd>
          </dl>
        </details>
      </section>`,
  );
}

const refusals: Readonly<Record<TradeRefusal, readonly [string, string]>> = {
  'unknown-app': ['应用不存在', '请求中的 app_id 没有在沙箱登记。请检查商户的支付配置。'],
  'invalid-signature': [
    '验签失败',
    '请求的签名与商户公钥不符，内容可能被修改过。请返回商户页面，重新发起支付。',
  ],
  'invalid-request': ['请求参数不正确', '请求缺少必要的参数或格式不正确。请返回商户页面，重新发起支付。'],
  'trade-closed': ['交易已关闭', '超过了支付时限，交易已关闭，没有扣款。请返回商户页面，重新下单。'],
};

export function refusalPage(nonce: string, refusal: TradeRefusal): string {
  const [title, explanation] = refusals[refusal];
  return page(
    nonce,
    html`<span></span>`,
    html`<section class="card alone">
      <h1>${title}</h1>
      <p class="muted">${explanation}</p>
      <p class="mono muted">${refusal}</p>
    </section>`,
  );
}
