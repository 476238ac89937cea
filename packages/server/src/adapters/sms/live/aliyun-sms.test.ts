import { afterEach, describe, expect, it } from 'vitest';
import { SmsNotTaken } from '../../../kernel/sms-not-taken.js';
import type { SmsWords } from '../../../ports/sms/index.js';
import {
  localGateway,
  says,
  silences,
  testKey,
  toSigned,
  type Answer,
} from '../../aliyun/local-gateway.fixtures.js';
import { aliyunSms } from './aliyun-sms.js';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function gateway(answer: Answer = toSigned({ Code: 'OK', RequestId: 'R' }), key = testKey) {
  const local = await localGateway(answer);
  close = local.close;
  const sms = aliyunSms({
    ...key,
    endpoint: local.endpoint,
    signName: '数字证书服务',
    templates: {
      code: { code: 'SMS_100', values: { number: 'code', min: 'minutes' } },
      'certificate.expiring': { code: 'SMS_200', values: { who: '持有人' } },
      'lock.lost': null,
    },
    clock: () => new Date('2026-11-27T08:00:00.5Z'),
    timeoutMs: 300,
  });
  return { sms, seen: local.seen };
}
const phone = '13800138000';
const words: SmsWords = { kind: 'code', values: { doing: '登录', code: '123456', minutes: '5' } };

describe('a text message by Aliyun', () => {
  it('goes out as its registered template with its values, signed, and the text stays here', async () => {
    const { sms, seen } = await gateway();
    await sms.send(phone, '【数字证书服务】您正在登录，验证码 123456', words);
    await sms.send(phone, '…', { kind: 'certificate.expiring', values: { 持有人: "某 (A) * '1'" } });
    expect(seen.map(({ parameters }) => parameters)).toEqual([
      {
        PhoneNumbers: phone,
        SignName: '数字证书服务',
        TemplateCode: 'SMS_100',
        TemplateParam: '{"number":"123456","min":"5"}',
      },
      {
        PhoneNumbers: phone,
        SignName: '数字证书服务',
        TemplateCode: 'SMS_200',
        TemplateParam: `{"who":"某 (A) * '1'"}`,
      },
    ]);
    expect(seen[0]?.headers).toMatchObject({
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      'x-acs-date': '2026-11-27T08:00:00Z',
    });
    const nonces = seen.map(({ headers }) => headers['x-acs-signature-nonce']);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is not sent where the operator has said so', async () => {
    const { sms, seen } = await gateway();
    await sms.send(phone, '…', { kind: 'lock.lost', values: {} });
    expect(seen).toEqual([]);
  });

  it.each<[string, SmsWords | undefined, string]>([
    ['of an unknown kind', { kind: 'unknown', values: words.values }, 'no template for unknown'],
    ['without a kind', undefined, 'no template for a text alone'],
  ])('%s is refused before it is sent', async (_, given, message) => {
    const { sms, seen } = await gateway();
    await expect(sms.send(phone, '…', given)).rejects.toEqual(new SmsNotTaken(message));
    expect(seen).toEqual([]);
  });

  it.each<[string, Answer, string]>([
    [
      'has had enough of this number',
      says({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: `${phone} has had too many` }),
      'the gateway refused the message (isv.BUSINESS_LIMIT_CONTROL)',
    ],
    ['refuses', says({ Code: 'Forbidden.RAM' }, 403), 'the gateway refused the message (Forbidden.RAM)'],
    ['has a code that is none', says({ Code: `no ${phone}` }), 'no answer of the gateway (ZodError)'],
    ...silences.map(([what, answer, name]): [string, Answer, string] => [
      what,
      answer,
      `no answer of the gateway (${name})`,
    ]),
  ])(
    'can be tried again when the gateway %s; nothing is told of number or code',
    async (_, answer, message) => {
      const { sms } = await gateway(answer);
      const failure: unknown = await sms.send(phone, '…', words).catch((error: unknown) => error);
      expect(failure).toEqual(new SmsNotTaken(message));
      expect(failure).not.toHaveProperty('cause');
    },
  );

  it('is refused with another secret, by a gateway that looks at signatures', async () => {
    const { sms } = await gateway(undefined, { ...testKey, accessKeySecret: 'another' });
    await expect(sms.send(phone, '…', words)).rejects.toEqual(
      new SmsNotTaken('the gateway refused the message (SignatureDoesNotMatch)'),
    );
  });
});
