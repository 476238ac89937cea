import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alipayGateway } from '../live/alipay-gateway.js';
import { makeAlipayKeyPair } from '../live/key-pair.js';
import type { PaymentForm, PaymentGateway } from '../../../ports/payment/index.js';
import { alipaySandbox } from './alipay-sandbox.js';

const start = new Date('2026-11-21T02:00:00Z');
let now = start;
const appId = '2026000000000001';
const order = {
  orderNo: 'DD20261121000001',
  subject: '企业主锁 <b>&"新办"</b>',
  totalFen: 46500,
  payBefore: new Date('2026-11-22T02:00:00Z'),
  payerId: '1c8e4d63-3c2d-4b4a-9e7f-7c9a2b8d0f12',
};

/** Scheduled work of the sandbox; the test decides when it runs. */
let putOff: { run: () => void; afterMs: number }[] = [];
let notices: Record<string, string>[] = [];
let merchantAnswers: string[] = [];
let arrived: (() => void) | undefined;

const sandbox = Fastify();
const merchant = Fastify();
let gateway: PaymentGateway;
let merchantUrl: string;

beforeAll(async () => {
  const [own, alipay] = await Promise.all([makeAlipayKeyPair(), makeAlipayKeyPair()]);
  await sandbox.register(formbody);
  await sandbox.register(alipaySandbox, {
    parties: async () => ({
      merchants: [{ appId, name: '辽宁数字证书服务有限公司（示例）', publicKey: own.publicPart }],
      privateKey: alipay.privateKey,
    }),
    clock: () => now,
    schedule(run, afterMs) {
      const one = { run, afterMs };
      putOff.push(one);
      return () => (putOff = putOff.filter((other) => other !== one));
    },
  });
  await merchant.register(formbody);
  merchant.post('/notify', async (request) => {
    notices.push(request.body as Record<string, string>);
    arrived?.();
    return merchantAnswers.shift() ?? 'success';
  });
  await merchant.listen({ host: '127.0.0.1', port: 0 });
  merchantUrl = `http://127.0.0.1:${(merchant.server.address() as AddressInfo).port}`;
  gateway = alipayGateway(async () => ({
    appId,
    gateway: 'http://sandbox.example/sandbox/alipay/gateway.do',
    privateKey: own.privateKey,
    alipayPublicKey: alipay.publicPart,
    notifyUrl: `${merchantUrl}/notify`,
    returnUrl: `${merchantUrl}/makeSurePay/result`,
  }));
});
afterAll(async () => {
  await sandbox.close();
  await merchant.close();
});
beforeEach(() => {
  now = start;
  putOff = [];
  notices = [];
  merchantAnswers = [];
});

const post = (path: string, fields: Record<string, string>) =>
  sandbox.inject({
    method: 'POST',
    url: `/sandbox/alipay/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const open = (form: PaymentForm) => post('gateway.do?charset=utf-8', form.fields);
const choose = async (outcome: string, form?: PaymentForm) =>
  post('pay', { ...(form ?? (await gateway.createForm(order, now))).fields, sandbox_outcome: outcome });
const read = (fields: Record<string, string>) => gateway.readNotice(fields, now);
/** Runs the next scheduled work and waits until the merchant has been notified. */
const happen = async () => {
  const heard = new Promise<void>((resolve) => (arrived = resolve));
  putOff.shift()!.run();
  await heard;
};

describe('the cashier page', () => {
  it('shows what was signed, says that it is a sandbox, and lets no markup in', async () => {
    const answer = await open(await gateway.createForm(order, now));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('沙箱环境');
    expect(answer.body).toContain('<small>¥</small>465.00');
    expect(answer.body).toContain('企业主锁 &lt;b&gt;&amp;&quot;新办&quot;&lt;/b&gt;');
    expect(answer.body).not.toContain('<b>&"新办"');
    expect(answer.body).not.toContain('<script');
    expect(answer.headers['content-security-policy']).toMatch(
      /default-src 'none'; style-src 'nonce-[^']+'; form-action 'self' http:\/\/127\.0\.0\.1:\d+;/,
    );
  });

  it.each([
    ['total_amount', (content: string) => content.replace('465.00', '0.01')],
    ['out_trade_no', (content: string) => content.replace('DD20261121000001', 'DD20261121000002')],
  ])('refuses a request whose %s was changed on the way', async (_, change) => {
    const { fields, action } = await gateway.createForm(order, now);
    const tampered = { action, fields: { ...fields, biz_content: change(fields['biz_content']!) } };
    for (const answer of [await open(tampered), await choose('paid', tampered)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('验签失败');
    }
    expect(notices).toEqual([]);
  });

  it('refuses strangers, nonsense and trades past their time', async () => {
    const { fields, action } = await gateway.createForm(order, now);
    expect((await open({ action, fields: { ...fields, app_id: '1' } })).body).toContain('unknown-app');
    expect((await post('gateway.do', {})).statusCode).toBe(400);
    expect((await choose('jackpot')).body).toContain('invalid-request');
    const nothing = await gateway.createForm({ ...order, totalFen: 0 }, now);
    expect((await open(nothing)).body).toContain('invalid-request');
    now = new Date('2026-11-22T02:00:01Z');
    expect((await open({ action, fields })).body).toContain('trade-closed');
    expect(notices).toEqual([]);
  });
});

describe('outcomes', () => {
  it('paid: a signed notice, the way back, and the same notice once more', async () => {
    const answer = await choose('paid');
    expect(answer.statusCode).toBe(303);
    const back = new URL(answer.headers.location!);
    expect(back.pathname).toBe('/makeSurePay/result');
    expect(back.searchParams.get('out_trade_no')).toBe('DD20261121000001');
    expect(notices).toHaveLength(1);
    expect(await read(notices[0]!)).toMatchObject({ genuine: true, paid: true, totalFen: 46500 });
    await happen();
    expect(notices[1]).toEqual(notices[0]);
    expect(putOff).toEqual([]);
  });

  it('failed: nothing is sent and nothing claimed', async () => {
    const answer = await choose('failed');
    expect(answer.headers.location).toBe(`${merchantUrl}/makeSurePay/result?out_trade_no=DD20261121000001`);
    expect([notices, putOff]).toEqual([[], []]);
  });

  it('repeated: twice at once', async () => {
    await choose('repeated');
    expect(notices).toHaveLength(2);
    expect(notices[0]).toEqual(notices[1]);
  });

  it('late: back first, the notice after thirty seconds', async () => {
    expect((await choose('late')).statusCode).toBe(303);
    expect(notices).toEqual([]);
    expect(putOff.map(({ afterMs }) => afterMs)).toEqual([30_000]);
    await happen();
    expect(await read(notices[0]!)).toMatchObject({ genuine: true, paid: true });
  });

  it('wrong amount: genuine, but over one fen', async () => {
    await choose('wrongAmount');
    expect(await read(notices[0]!)).toMatchObject({ genuine: true, totalFen: 1 });
  });

  it('a notice that the merchant does not acknowledge comes again, a few times', async () => {
    merchantAnswers = ['failure', 'failure', 'failure', 'failure'];
    await choose('late');
    await happen();
    const pauses: number[] = [];
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    while (notices.length < 4) {
      while (putOff.length === 0) await settled();
      pauses.push(putOff[0]!.afterMs);
      await happen();
    }
    expect(pauses).toEqual([5_000, 15_000, 60_000]);
    expect(new Set(notices.map((one) => one['trade_no'])).size).toBe(1);
  });
});
