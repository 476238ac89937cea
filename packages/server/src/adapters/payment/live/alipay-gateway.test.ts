import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fenToYuan, yuanToFen } from '../../../ports/payment/amount.js';
import type { PaymentGateway } from '../../../ports/payment/gateway.js';
import { alipayGateway } from './alipay-gateway.js';
import { makeAlipayKeyPair } from './key-pair.js';
import { isRequestSigned, signNotice } from './signature.js';

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
