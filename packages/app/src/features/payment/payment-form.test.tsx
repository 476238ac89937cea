import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkPaymentForm, parsePaymentForm, type PaymentFormRules } from './payment-form.js';
import { submitPaymentForm } from './submit-payment-form.js';

const gateway = 'https://pay.example.cn';
const rules: PaymentFormRules = {
  origin: 'https://portal.example.cn',
  paymentHosts: [gateway],
  sandbox: false,
};
const action = `${gateway}/gateway.do?charset=utf-8`;
const hidden = '<input type="hidden" name="biz_content" value="{&quot;a&quot;:1}">';
const formWith = (inside: string, attributes = `action="${action}" method="POST"`) =>
  `<form ${attributes}>${inside}</form>`;

describe('parsePaymentForm', () => {
  test('takes a form apart into its address and values', () => {
    expect(
      parsePaymentForm(`\n${formWith(`\n ${hidden}\n<input type="HIDDEN" name="sign">`)}\n`, rules),
    ).toEqual({
      ok: true,
      form: {
        action,
        fields: { biz_content: '{"a":1}', sign: '' },
      },
    });
  });

  test.each([
    ['nothing', '', 'not-one-form'],
    ['text', '支付', 'not-one-form'],
    ['two forms', formWith(hidden) + formWith(hidden), 'not-one-form'],
    ['text beside the form', `您好${formWith(hidden)}`, 'not-one-form'],
    ['a comment beside it', `${formWith(hidden)}<!-- x -->`, 'not-one-form'],
    ['a script before it', `<script>alert(1)</script>${formWith(hidden)}`, 'not-one-form'],
    ['a script after it', `${formWith(hidden)}<script>document.forms[0].submit()</script>`, 'not-one-form'],
    ['an image with a handler', `<img src=x onerror=alert(1)>${formWith(hidden)}`, 'not-one-form'],
    ['a base address', `<base href="https://evil.example/">${formWith(hidden)}`, 'not-one-form'],
    [
      'a refresh',
      `<meta http-equiv=refresh content="0;url=//evil.example">${formWith(hidden)}`,
      'not-one-form',
    ],
    ['a frame set', '<frameset><frame src="https://evil.example"></frameset>', 'not-one-form'],
    ['a form inside SVG', `<svg>${formWith(hidden)}</svg>`, 'not-one-form'],
    ['a template', `<template>${formWith(hidden)}</template>`, 'not-one-form'],
    ['a handler on the body', `<body onload=alert(1)>${formWith(hidden)}`, 'attribute'],
    [
      'a handler on the form',
      formWith(hidden, `action="${action}" method=post onsubmit=alert(1)`),
      'attribute',
    ],
    ['another target', formWith(hidden, `action="${action}" method=post target=_top`), 'attribute'],
    ['no method', formWith(hidden, `action="${action}"`), 'method'],
    ['method GET', formWith(hidden, `action="${action}" method=get`), 'method'],
    ['no fields', formWith(''), 'no-fields'],
    ['text inside', formWith(`${hidden}付款`), 'child'],
    ['a comment inside', formWith(`${hidden}<!-- x -->`), 'child'],
    ['a script inside', formWith(`${hidden}<script>alert(1)</script>`), 'child'],
    ['a visible field', formWith('<input name="password">'), 'child'],
    ['a button', formWith(`${hidden}<button formaction="https://evil.example">付款</button>`), 'child'],
    ['a submit input', formWith(`${hidden}<input type="submit" value="付款">`), 'child'],
    ['a nested box', formWith(`<div>${hidden}</div>`), 'child'],
    [
      'a field with another address',
      formWith('<input type=hidden name=a formaction="//evil.example">'),
      'attribute',
    ],
    [
      'a field with a handler',
      formWith('<input type=hidden name=a onfocus=alert(1) autofocus>'),
      'attribute',
    ],
    ['a field of another form', formWith('<input type=hidden name=a form=other>'), 'attribute'],
    ['a field without a name', formWith('<input type=hidden value=1>'), 'field'],
    [
      'a name that comes twice',
      formWith('<input type=hidden name=a><input type=hidden name=a value=2>'),
      'field',
    ],
    // Inputs that have passed other sanitizers, most of them because the text was parsed twice.
    [
      'a frame with its own page',
      `${formWith(hidden)}<iframe srcdoc="<script>alert(1)</script>">`,
      'not-one-form',
    ],
    [
      'an object',
      `<object data="data:text/html,<script>alert(1)</script>"></object>${formWith(hidden)}`,
      'not-one-form',
    ],
    ['a style sheet', `<link rel=stylesheet href="//evil.example/x.css">${formWith(hidden)}`, 'not-one-form'],
    ['an imported style', `<style>@import url(//evil.example)</style>${formWith(hidden)}`, 'not-one-form'],
    ['an SVG that runs when drawn', `<svg onload=alert(1)>${formWith(hidden)}`, 'not-one-form'],
    [
      'mathematics around a style',
      `<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>${formWith(hidden)}`,
      'not-one-form',
    ],
    [
      'a text without scripts',
      `<noscript><p title="</noscript><img src=x onerror=alert(1)>">${formWith(hidden)}`,
      'not-one-form',
    ],
    [
      'a title that ends early',
      `<title><a id="</title><img src=x onerror=alert(1)>">${formWith(hidden)}</title>`,
      'not-one-form',
    ],
    ['plain text to the end', `<plaintext>${formWith(hidden)}`, 'not-one-form'],
    ['a page with a cache manifest', `<html manifest="//evil.example">${formWith(hidden)}`, 'attribute'],
    [
      'a form that sends text',
      formWith(hidden, `action="${action}" method=post enctype=text/plain`),
      'attribute',
    ],
    [
      'a form that opens its opener',
      formWith(hidden, `action="${action}" method=post rel=opener`),
      'attribute',
    ],
    ['a method between', formWith(hidden, `action="${action}" method=dialog`), 'method'],
    ['a picture that sends', formWith(`${hidden}<input type=image src=x onerror=alert(1)>`), 'attribute'],
    ['a picture that sends quietly', formWith(`${hidden}<input type=image name=b>`), 'child'],
    ['a file', formWith('<input type=file name=a>'), 'child'],
    ['a type with a space in it', formWith('<input type="hidden " name=a>'), 'child'],
    ['a hidden text area', formWith('<textarea name=a hidden>1</textarea>'), 'child'],
    ['a choice', formWith('<select name=a><option>1</select>'), 'child'],
    ['an SVG inside', formWith(`${hidden}<svg><script>alert(1)</script></svg>`), 'child'],
    ['a template inside', formWith(`${hidden}<template><script>alert(1)</script></template>`), 'child'],
    ['a slot of its own element', formWith(`${hidden}<x-pay onclick=alert(1)></x-pay>`), 'child'],
    ['a field that tells its direction', formWith('<input type=hidden name=a dirname=b>'), 'attribute'],
    ['a field that is another element', formWith('<input type=hidden name=a is=x-pay>'), 'attribute'],
    ['a form in a table', `<table>${formWith(hidden)}</table>`, 'not-one-form'],
    ['a tag with a zero in it', `${formWith(hidden)}<scr\u0000ipt>alert(1)</scr\u0000ipt>`, 'not-one-form'],
    ['marked text', `<![CDATA[<script>alert(1)</script>]]>${formWith(hidden)}`, 'not-one-form'],
    ['a text without end', formWith(hidden.repeat(2000)), 'too-long'],
  ])('refuses %s', (_, html, reason) => {
    expect(parsePaymentForm(html, rules)).toEqual({ ok: false, reason });
  });

  test('a tag that is never closed is none: nothing of it comes out', () => {
    const html = `${formWith(hidden)}<img src=x onerror=alert(1) `;
    expect(parsePaymentForm(html, rules)).toEqual(parsePaymentForm(formWith(hidden), rules));
  });

  test.each([
    '',
    '/gateway.do',
    '//pay.example.cn/gateway.do',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://pay.example.cn/gateway.do',
    'https://pay.example.cn.evil.example/',
    'https://pay.example.cn@evil.example/',
    'https://user:secret@pay.example.cn/',
    'https://pay.example.cn:8443/',
    'https://evil.example/?https://pay.example.cn',
    'https://pay.example.cn./gateway.do',
    'https://pay.example.cn#@evil.example',
    'https://pay.example.cn\t.evil.example',
    'https://pay.example.cn．evil.example',
    'https://pay.example.cn%2eevil.example',
    'https://p\u0430y.example.cn/gateway.do',
    'https:/\\evil.example',
    'java\nscript:alert(1)',
    'blob:https://pay.example.cn/1',
    'wss://pay.example.cn/gateway.do',
    'https://portal.example.cn/mh/order/create',
    'https://portal.example.cn/sandbox/alipay/gateway.do',
  ])('refuses the address %j', (address) => {
    const html = formWith(hidden, `action="${address}" method="POST"`);
    expect(parsePaymentForm(html, rules)).toEqual({ ok: false, reason: 'address' });
  });

  describe('where the outside parties are sandboxes', () => {
    const sandboxed = { ...rules, origin: 'http://127.0.0.1:8080', sandbox: true };
    const to = (address: string) =>
      parsePaymentForm(formWith(hidden, `action="${address}" method="POST"`), {
        ...sandboxed,
        paymentHosts: ['http://127.0.0.1:8080', 'http://cashier.test'],
      }).ok;

    test('allows the own sandbox and a listed host over http', () => {
      expect(to('http://127.0.0.1:8080/sandbox/alipay/gateway.do?charset=utf-8')).toBe(true);
      expect(to('http://cashier.test/gateway.do')).toBe(true);
    });
    test('refuses every other call of the portal itself, though its origin is listed', () => {
      expect(to('http://127.0.0.1:8080/mh/order/create')).toBe(false);
      expect(to('http://127.0.0.1:8080/sandbox/../mh/order/create')).toBe(false);
      expect(to('http://evil.example/sandbox/alipay/gateway.do')).toBe(false);
    });
  });
});

describe('checkPaymentForm', () => {
  test('lets the server send to hosts that may be paid at, and nowhere else', () => {
    const fields = { sign: 'c2ln' };
    expect(checkPaymentForm({ action, fields }, rules)).toEqual({ ok: true, form: { action, fields } });
    expect(checkPaymentForm({ action, fields: {} }, rules)).toEqual({ ok: false, reason: 'no-fields' });
    for (const foreign of ['https://evil.example/', 'javascript:alert(1)', '/mh/order/create']) {
      expect(checkPaymentForm({ action: foreign, fields }, rules)).toEqual({ ok: false, reason: 'address' });
    }
  });
});

describe('submitPaymentForm', () => {
  afterEach(() => vi.restoreAllMocks());

  test('posts a fresh form with the values, even where a field is called submit', () => {
    const sent: unknown[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push({
        action: this.getAttribute('action'),
        method: this.method,
        attached: this.isConnected,
        fields: [...new FormData(this)],
      });
    });
    submitPaymentForm({
      action,
      fields: { submit: '1', subject: '<b>企业主锁</b>' },
    });
    expect(sent).toEqual([
      {
        action,
        method: 'post',
        attached: true,
        fields: [
          ['submit', '1'],
          ['subject', '<b>企业主锁</b>'],
        ],
      },
    ]);
    expect(document.forms).toHaveLength(0);
  });
});
