import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SmsNotTaken } from '../../../kernel/sms-not-taken.js';
import type { SmsWords } from '../../../ports/sms/index.js';
import { aliyunSms } from './aliyun-sms.js';

const secret = 'secret-of-tests';
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The vendor's side: the signature over what really arrived. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const [path = '', query = ''] = url.split('?');
  const [, id, names = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const request = [method, path, query, lines.join(''), names, headers['x-acs-content-sha256']].join('\n');
  const wanted = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  const demanded = ['host', 'x-acs-action', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-version'];
  return (
    id === 'key-of-tests' && signature === wanted && demanded.every((name) => names.split(';').includes(name))
  );
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const ok: Answer = (request, response) => {
  const signed = isSigned(request);
  response.statusCode = signed ? 200 : 400;
  response.end(JSON.stringify({ Code: signed ? 'OK' : 'SignatureDoesNotMatch', RequestId: 'R' }));
};

async function gateway(answer: Answer = ok, accessKeySecret = secret) {
  const seen: { readonly parameters: object; readonly headers: IncomingMessage['headers'] }[] = [];
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://gateway');
    seen.push({ parameters: Object.fromEntries(searchParams), headers: request.headers });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server?.once('listening', listening));
  const sms = aliyunSms({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: 'key-of-tests',
    accessKeySecret,
    signName: '数字证书服务',
    templates: {
      code: { code: 'SMS_100', values: { number: 'code', min: 'minutes' } },
      'certificate.expiring': { code: 'SMS_200', values: { who: '持有人' } },
      'lock.lost': null,
    },
    clock: () => new Date('2026-11-27T08:00:00.5Z'),
    timeoutMs: 300,
  });
  return { sms, seen };
}
const phone = '13800138000';
const words = { kind: 'code', values: { doing: '登录', code: '123456', minutes: '5' } };

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

  const says =
    (body: unknown, status = 200): Answer =>
    (_, response) => {
      response.statusCode = status;
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  it.each<[string, Answer, string]>([
    [
      'the limit of a number is reached',
      says({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: `${phone} has had too many` }),
      'the gateway refused the message (isv.BUSINESS_LIMIT_CONTROL)',
    ],
    ['it refuses', says({ Code: 'Forbidden.RAM' }, 403), 'the gateway refused the message (Forbidden.RAM)'],
    ['its code is no code', says({ Code: `no ${phone}` }), 'no answer of the gateway (ZodError)'],
    ['it answers with a page', says('<html>'), 'no answer of the gateway (SyntaxError)'],
    ['it never ends', says(`"${'x'.repeat(20_000)}"`), 'no answer of the gateway (RangeError)'],
    ['it is silent', () => undefined, 'no answer of the gateway (TimeoutError)'],
    ['it hangs up', (request) => request.socket.destroy(), 'no answer of the gateway (TypeError)'],
    [
      'it leads elsewhere',
      (_, response) => response.writeHead(302, { location: '/other' }).end(),
      'no answer of the gateway (TypeError)',
    ],
  ])('can be tried again when %s; nothing is told of the number or the code', async (_, answer, message) => {
    const { sms } = await gateway(answer);
    const failure: unknown = await sms.send(phone, '…', words).catch((error: unknown) => error);
    expect(failure).toEqual(new SmsNotTaken(message));
    expect(failure).not.toHaveProperty('cause');
  });

  it('is refused with another secret, by a gateway that looks at signatures', async () => {
    const { sms } = await gateway(ok, 'another');
    await expect(sms.send(phone, '…', words)).rejects.toEqual(
      new SmsNotTaken('the gateway refused the message (SignatureDoesNotMatch)'),
    );
  });
});
