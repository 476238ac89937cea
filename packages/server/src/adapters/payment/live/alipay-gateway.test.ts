import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fenToYuan, yuanToFen } from '../../../kernel/money.js';
import type { PaymentGateway } from '../../../ports/payment/gateway.js';
import { alipayGateway } from './alipay-gateway.js';
import { makeAlipayKeyPair } from './key-pair.js';
import { isRequestSigned, signNotice, signText } from './signature.js';

const now = new Date('2026-11-21T02:00:00Z');
let merchant: { publicPart: string; privateKey: string };
let alipay: typeof merchant;
let gateway: PaymentGateway;
const folder = mkdtempSync(join(tmpdir(), 'alipay-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  [merchant, alipay] = await Promise.all([makeAlipayKeyPair(), makeAlipayKeyPair()]);
  gateway = alipayGateway(async () => ({
    appId: '2021000000000001',
    gateway: 'https://alipay.example/gateway.do',
    privateKey: merchant.privateKey,
    alipayPublicKey: alipay.publicPart,
    notifyUrl: 'https://portal.example/mh/pay/alipay/notify',
    returnUrl: 'https://portal.example/makeSurePay/result',
  }));
});

const order = {
  orderNo: 'DD20261121000001',
  subject: '企业主锁 新办',
  totalFen: 46500,
  payBefore: new Date('2026-11-22T01:30:30Z'),
  payerId: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12',
};

describe('the form', () => {
  it('carries order, amount and time limit in signed fields', async () => {
    const form = await gateway.createForm(order, now);
    expect(form.action).toBe('https://alipay.example/gateway.do?charset=utf-8');
    expect(form.fields).toMatchObject({
      app_id: '2021000000000001',
      method: 'alipay.trade.page.pay',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: '2026-11-21 10:00:00',
      version: '1.0',
    });
    expect(JSON.parse(form.fields['biz_content']!)).toEqual({
      out_trade_no: 'DD20261121000001',
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: '465.00',
      subject: '企业主锁 新办',
      timeout_express: '1410m',
      passback_params: order.payerId,
    });
    expect(isRequestSigned(form.fields, merchant.publicPart)).toBe(true);
    const undetected = Object.keys(form.fields).filter((field) =>
      isRequestSigned({ ...form.fields, [field]: `x${form.fields[field]}` }, merchant.publicPart),
    );
    expect(undetected).toEqual([]);
  });

  it('has a signature that openssl accepts over the text of Alipay’s rule', async () => {
    const { sign, ...rest } = (await gateway.createForm(order, now)).fields;
    const text = Object.entries(rest)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${k}=${v}`)
      .join('&');
    writeFileSync(join(folder, 'key.pem'), merchant.publicPart);
    writeFileSync(join(folder, 'text'), text);
    writeFileSync(join(folder, 'sign'), Buffer.from(sign!, 'base64'));
    const at = (name: string) => join(folder, name);
    const out = execFileSync(
      'openssl',
      ['dgst', '-sha256', '-verify', at('key.pem'), '-signature', at('sign'), at('text')],
      { encoding: 'utf8' },
    );
    expect(out).toContain('Verified OK');
  });
});

const notice = (changes: Record<string, string> = {}) => {
  const fields: Record<string, string> = {
    app_id: '2021000000000001',
    out_trade_no: 'DD20261121000001',
    trade_no: '2026112122001400000000000001',
    total_amount: '465.00',
    trade_status: 'TRADE_SUCCESS',
    gmt_payment: '2026-11-21 10:05:00',
    subject: '企业主锁 新办 & “引号” 100%',
    sign_type: 'RSA2',
    empty: '',
    ...changes,
  };
  return { ...fields, sign: signNotice(fields, alipay.privateKey) };
};

describe('the notice', () => {
  it('is read when Alipay signed it', async () => {
    expect(await gateway.readNotice(notice(), now)).toEqual({
      genuine: true,
      orderNo: 'DD20261121000001',
      tradeNo: '2026112122001400000000000001',
      totalFen: 46500,
      paid: true,
      paidAt: new Date('2026-11-21T02:05:00Z'),
    });
    expect(await gateway.readNotice(notice({ trade_status: 'TRADE_CLOSED' }), now)).toMatchObject({
      paid: false,
    });
    expect(await gateway.readNotice(notice({ gmt_payment: 'soon' }), now)).toMatchObject({ paidAt: now });
    const carried = notice({ passback_params: order.payerId });
    expect(await gateway.readNotice(carried, now)).toMatchObject({ payerId: order.payerId });
    const nobody = notice({ passback_params: 'admin' });
    expect(await gateway.readNotice(nobody, now)).toMatchObject({ payerId: undefined });
  });

  it('is refused with any field changed, added or taken away', async () => {
    const good = notice();
    const refused = { genuine: false, reason: 'bad-signature' };
    const names = Object.keys(good).filter((name) => name !== 'empty');
    const changed = names.map((name) => ({ ...good, [name]: 'x' }));
    const shortened = names.map((name) =>
      Object.fromEntries(Object.entries(good).filter(([k]) => k !== name)),
    );
    for (const fields of [...changed, ...shortened]) {
      expect(await gateway.readNotice(fields as Record<string, string>, now)).toEqual(refused);
    }
    expect(await gateway.readNotice({ ...good, extra: '1' }, now)).toEqual(refused);
    expect(await gateway.readNotice({}, now)).toEqual(refused);
  });

  it('is refused when the merchant’s own key signed it, or when it is for another application', async () => {
    const own = notice();
    expect(await gateway.readNotice({ ...own, sign: signNotice(own, merchant.privateKey) }, now)).toEqual({
      genuine: false,
      reason: 'bad-signature',
    });
    expect(await gateway.readNotice(notice({ app_id: '2021000000000002' }), now)).toEqual({
      genuine: false,
      reason: 'wrong-app',
    });
  });

  it.each(['', '-1.00', '1e3', '465.001', ' 465.00', 'NaN', '4,65'])(
    'is refused with the amount “%s”',
    async (total_amount) => {
      expect(await gateway.readNotice(notice({ total_amount }), now)).toEqual({
        genuine: false,
        reason: 'malformed',
      });
    },
  );
});

describe('a question about a trade', () => {
  const paid = {
    code: '10000',
    msg: 'Success',
    out_trade_no: order.orderNo,
    trade_no: '2026112122001400000000000001',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '465.00',
    send_pay_date: '2026-11-21 10:05:00',
  };
  /** Alipay's signed answer; `change` tampers with it afterwards. */
  async function answered(content: object, change = (text: string) => text) {
    const text = JSON.stringify(content);
    const sign = signText(text, alipay.privateKey);
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(change(`{"alipay_trade_query_response":${text},"sign":"${sign}"}`)));
    try {
      return { trade: await gateway.findTrade!(order.orderNo, now), asked: asked.mock.calls[0] };
    } finally {
      asked.mockRestore();
    }
  }

  it('is signed, names the order, and its answer reads like a notice', async () => {
    const { trade, asked } = await answered(paid);
    expect(trade).toEqual({
      genuine: true,
      orderNo: order.orderNo,
      tradeNo: paid.trade_no,
      totalFen: 46500,
      paid: true,
      paidAt: new Date('2026-11-21T02:05:00Z'),
    });
    const fields = Object.fromEntries(asked![1]!.body as URLSearchParams);
    expect(isRequestSigned(fields, merchant.publicPart)).toBe(true);
    expect([fields['method'], fields['biz_content']]).toEqual([
      'alipay.trade.query',
      `{"out_trade_no":"${order.orderNo}"}`,
    ]);
  });

  it('is answered with nothing where nobody began to pay, and with “not paid” where he has not ended', async () => {
    const unknown = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    expect((await answered(unknown)).trade).toBeUndefined();
    expect((await answered({ ...paid, trade_status: 'WAIT_BUYER_PAY' })).trade).toMatchObject({
      paid: false,
    });
  });

  it('believes no answer that was changed, is about another order, or is none', async () => {
    await expect(answered(paid, (text) => text.replace('465.00', '0.01'))).rejects.toThrow('not signed');
    await expect(answered(paid, () => '<html>busy</html>')).rejects.toThrow('not signed');
    await expect(answered({ ...paid, out_trade_no: 'DD20261121000002' })).rejects.toThrow('did not answer');
    await expect(answered({ code: '20000', sub_code: 'isp.unknow-error' })).rejects.toThrow('did not answer');
  });
});

describe('amounts', () => {
  it('go to yuan and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => {
        expect(fenToYuan(fen)).toMatch(/^\d+\.\d\d$/);
        expect(yuanToFen(fenToYuan(fen))).toBe(fen);
      }),
    );
    expect(yuanToFen('465')).toBe(46500);
    expect(yuanToFen('465.5')).toBe(46550);
    expect(() => fenToYuan(0.5)).toThrow(RangeError);
    expect(() => fenToYuan(-1)).toThrow(RangeError);
  });
});
