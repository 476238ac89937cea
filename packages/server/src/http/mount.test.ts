import { contract, fromWire, nameMap, session as sessionRows } from '@ca-portal/api/contract';
import { errorCodes } from '@ca-portal/api/domain';
import { session } from '@ca-portal/api/groups/session';
import { shop } from '@ca-portal/api/groups/shop';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, refusal, type TestServer } from '../testing/index.js';
import { handleErrors } from './errors.js';
import { requestNumber } from './keep-current-call.js';
import { mountGroup, type Handle } from './mount.js';
import { PortalError } from '../kernel/portal-error.js';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ logLevel: 'info' });
});
afterAll(() => server.close());

describe('input', () => {
  it('answers the contract’s sentence, and the fields by their English names', async () => {
    const body = { ...sessionRows.register.example.body!, name: '1', idNumber: '210000199003070010' };
    const refused = await refusal(server.client().use(session).register({ body }));
    expect(refused.code).toBe(400);
    expect(refused.message).toBe('请输入姓名（2–30 个汉字，或英文字母）');
    expect(refused.details).toEqual([
      { field: 'name', message: '请输入姓名（2–30 个汉字，或英文字母）' },
      { field: 'idNumber', message: '身份证号码校验位不正确，请与证件核对' },
    ]);
  });

  it.each([
    ['broken JSON', 'application/json', '{"username":', 400],
    ['another type', 'text/plain', 'username=qiye', 200],
    ['an array', 'application/json', '[]', 200],
    ['a prototype', 'application/json', '{"__proto__":{"admin":true}}', 400],
    ['too much', 'application/json', JSON.stringify({ username: 'x'.repeat(90_000) }), 413],
  ])('refuses %s with an envelope', async (_, type, payload, status) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/mh/login',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: 400 });
  });

  it('of a change by query may also be in the body, as newer front ends of the family send it', async () => {
    const { token } = await server.loginAs('qiye');
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/mh/system/user/profile/updatePwd',
      headers: { authorization: `Bearer ${token}` },
      payload: { oldPassword: 'Wrong@2026', newPassword: 'Other@2026' },
    });
    expect(answer.json().code).toBe(errorCodes.oldPasswordWrong);
  });

  it('knows no other paths', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/mh/nothing' });
    expect([answer.statusCode, answer.json().code]).toEqual([200, 404]);
  });
});

describe('answers', () => {
  it('leave with wire names in an envelope, masked', async () => {
    const { token } = await server.loginAs('qiye');
    const answer = await server.app.inject({
      url: '/mh/getInfo',
      headers: { authorization: `Bearer ${token}` },
    });
    const { code, msg, data } = answer.json();
    expect([code, msg]).toEqual([200, '操作成功']);
    expect(fromWire(nameMap(sessionRows.info.response), data)).toMatchObject({
      person: { name: '张示例', phone: '130****0000', idNumber: '210000********0013' },
    });
    expect(Object.keys(data)).not.toContain('person');
    expect(answer.body).not.toContain('13000000000');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('let front ends of the API family, which read beside the data, log in', async () => {
    const { token } = await server.loginAs('qiye');
    const info = await server.app.inject({ url: '/mh/getInfo', headers: { authorization: token } });
    expect(info.json()).toMatchObject({
      user: { nickName: '张示例', avatar: '' },
      roles: ['5'],
      permissions: [],
    });
    const captcha = (await server.app.inject('/mh/captchaImage')).json();
    expect(captcha).toMatchObject({ captchaEnabled: true, uuid: captcha.data.uuid, img: captcha.data.img });
  });

  it('of a public row stay public when the login has expired', async () => {
    const stale = server.client(`5.${'y'.repeat(43)}`);
    const list = await stale.use(shop).list({ query: { page: 1, limit: 20 }, body: {} });
    expect(list.total).toBe(5);
  });
});

describe('handlers that go wrong', () => {
  const lines: string[] = [];
  async function broken(captcha: () => Promise<never>) {
    const app = Fastify({
      genReqId: requestNumber,
      logger: { stream: { write: (line: string) => void lines.push(line) } },
    });
    handleErrors(app);
    const { captcha: row } = contract.session;
    const given = {
      services: server.services,
      authenticate: () => Promise.resolve(null),
      once: (_: unknown, handle: Handle) => handle,
    };
    mountGroup(app, given, { captcha: row }, { captcha });
    const answer = await app.inject('/mh/captchaImage');
    await app.close();
    return answer;
  }

  it('contain a reference that the log has too, and nothing about the cause', async () => {
    const answer = await broken(() => Promise.reject(new Error('relation "users" does not exist')));
    expect(answer.statusCode).toBe(500);
    const { code, msg } = answer.json();
    const reference = /错误编号 ([0-9A-F]{10})）/.exec(msg)?.[1];
    expect(code).toBe(500);
    expect(answer.body).not.toContain('users');
    expect(lines.find((line) => line.includes(`"reqId":"${reference}"`) && line.includes('"err"'))).toContain(
      'does not exist',
    );
  });

  it('cannot answer what the contract forbids, nor an extra field', async () => {
    const wrong = await broken(() => Promise.resolve({ image: 'x', uuid: 'no uuid' } as never));
    expect(wrong.statusCode).toBe(500);
    const uuid = '4f0c3a52-6a55-4f0e-9f35-0a6f6f2f6a11';
    const more = await broken(() => Promise.resolve({ image: 'x', uuid, answer: '12' } as never));
    expect(more.json().data).toEqual({ img: 'x', uuid });
  });

  it('refuse with the catalog’s code, sentence and details', async () => {
    const answer = await broken(() =>
      Promise.reject(new PortalError('smsTooSoon', { seconds: 7 }, { left: 7 })),
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      code: errorCodes.smsTooSoon,
      msg: '验证码已发送，请 7 秒后再重新获取',
      data: { left: 7 },
    });
  });
});
