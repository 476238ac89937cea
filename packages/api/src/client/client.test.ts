import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { content } from '../groups/content.generated.js';
import { orders } from '../groups/orders.generated.js';
import { payments } from '../groups/payments.generated.js';
import { person } from '../groups/person.generated.js';
import { session } from '../groups/session.generated.js';
import { contract, endpoint, signedIn } from '../contract/index.js';
import { routeOf } from '../groups/generate.js';
import { exampleInput, mock, mockError, mockForever, mockNetworkError } from '../mocks/index.js';
import { timeoutMs, type CommonOptions } from './client-over.js';
import { isApiError, type ApiError } from './errors.js';
import { routeGroup } from './group.js';
import { carriers } from './transports.fixtures.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

const baseUrl = 'http://portal.test/mh';
const answerWith = (body: unknown, init?: ResponseInit) =>
  server.use(
    http.all('*/mh/*', () =>
      typeof body === 'string' ? new HttpResponse(body, init) : HttpResponse.json(body as never, init),
    ),
  );
const caught = (call: Promise<unknown>) =>
  call.then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (error: ApiError) => error,
  );
const example = exampleInput(contract.orders.detail);

/** The prepaid account has no rows yet; this one tests the rule of spec 7.1. */
const prepaid = {
  balance: endpoint({
    method: 'GET',
    path: '/prestoreAccount/balance',
    token: 'payment',
    summary: 'Balance of the prepaid account',
    source: '7.1',
    access: signedIn,
    envelope: 'data',
    response: z.object({ fen: z.int() }),
    example: { response: { fen: 1 } },
  }),
};
const prepaidRoutes = routeGroup<typeof prepaid>('prepaid', { balance: routeOf(prepaid.balance) });

describe.each(carriers)('over $name', ({ createClient }) => {
  const client = (options: CommonOptions = {}) => createClient({ baseUrl, ...options });
  const logout = (options?: CommonOptions) => client(options).use(session).logout();

  describe('envelope', () => {
    it.each([0, 200, '0', '200'])('code %j is success', async (code) => {
      answerWith({ code, data: { fen: 7 } });
      expect(await client().use(prepaidRoutes).balance()).toEqual({ fen: 7 });
    });
    it('an answer without data is null', async () => {
      answerWith({ code: 200, msg: '操作成功' });
      expect(await logout()).toBeNull();
    });
    it.each([
      [{ code: 1001, message: '一', msg: '二' }, '一'],
      [{ code: 1001, message: '', msg: '二' }, '二'],
      [{ code: 1001, message: null, msg: ' 二 ' }, '二'],
      [{ code: 1001, msg: '' }, '网络错误！'],
      [{ code: 1001, message: { text: '一' } }, '网络错误！'],
    ])('a refusal uses message, else msg, else a default: %j', async (body, message) => {
      answerWith(body);
      const onError = vi.fn<(error: ApiError) => void>();
      const error = await caught(logout({ onError }));
      expect(error).toMatchObject({ kind: 'business', code: 1001, message, retryable: false });
      expect(onError.mock.calls).toEqual([[error]]);
      expect(isApiError(error, 1001)).toBe(true);
      expect(isApiError(error, 1002)).toBe(false);
    });
    it('a refusal contains its details', async () => {
      server.use(
        mockError(contract.orders.detail, 'priceChanged', { price: '¥5.00' }, { details: { totalFen: 500 } }),
      );
      const error = await caught(client().use(orders).detail(example));
      expect(error).toMatchObject({ code: 2003, details: { totalFen: 500 } });
      expect(error.message).toContain('¥5.00');
    });
    it('the caller may suppress the report of a refusal', async () => {
      answerWith({ code: 1001, msg: '一' });
      const onError = vi.fn<() => void>();
      const error = await caught(client({ onError }).use(session).logout(undefined, { quiet: true }));
      expect(error.code).toBe(1001);
      expect(onError).not.toHaveBeenCalled();
    });

    it('a body with onlyId passes through unchanged, whatever its code', async () => {
      const body = { onlyId: '42', code: 500, img: 'as it is' };
      answerWith(body);
      expect(await client().use(session).captcha()).toEqual(body);
      expect(
        await client()
          .use(content)
          .notices({ query: { page: 1, limit: 5 } }),
      ).toEqual(body);
    });

    it.each([
      ['an HTML page', '<!doctype html><title>502</title>'],
      ['nothing', ''],
      ['a truncated answer', '{"code":200,"data":{"fe'],
      ['null', null],
      ['a list', [{ code: 200 }]],
      ['a number', 200],
      ['a word', '"success"'],
    ])('%s is malformed', async (_, body) => {
      answerWith(body);
      const error = await caught(logout());
      expect(error).toMatchObject({ kind: 'malformed', message: '网络错误！' });
    });
    it.each([{}, { code: null }, { code: '' }, { code: false }, { code: [] }, { code: 'ok' }, { data: 1 }])(
      'an invalid code is not a success: %j',
      async (body) => {
        answerWith({ msg: '', ...body });
        expect(await caught(logout())).toMatchObject({ kind: 'business', code: 0, message: '网络错误！' });
      },
    );
    it.each([{ code: 200 }, { code: 200, rows: null }, { code: 200, rows: {} }, { code: 200, data: [] }])(
      'a page without rows is malformed: %j',
      async (body) => {
        answerWith(body);
        const error = await caught(
          client()
            .use(content)
            .notices({ query: { page: 1, limit: 5 } }),
        );
        expect(error.kind).toBe('malformed');
      },
    );
    it('a page without a total counts its rows', async () => {
      answerWith({ code: 0, rows: [1, 2] });
      expect(
        await client()
          .use(content)
          .notices({ query: { page: 1, limit: 5 } }),
      ).toEqual({ rows: [1, 2], total: 2 });
    });
  });

  describe('HTTP errors', () => {
    it.each([
      [500, { code: 1001, msg: '一' }, { kind: 'business', code: 1001, message: '一' }],
      [502, '<html>bad gateway</html>', { kind: 'business', code: 502, message: '网络错误！' }],
      [503, { message: '维护中' }, { kind: 'business', code: 503, message: '维护中' }],
      [404, '', { kind: 'business', code: 404, message: '网络错误！' }],
      [500, { code: 200, data: 1 }, { kind: 'business', code: 500, message: '网络错误！' }],
      [401, '', { kind: 'unauthorized', code: 401, message: '登录已过期，请重新登录' }],
      [
        401,
        { error: 'Unauthorized' },
        { kind: 'unauthorized', code: 401, message: '登录已过期，请重新登录' },
      ],
      [401, { code: 401, msg: '请先登录' }, { kind: 'unauthorized', code: 401, message: '请先登录' }],
    ])('%s with %j', async (status, body, told) => {
      answerWith(body, { status });
      expect(await caught(logout())).toMatchObject(told);
    });
  });

  describe('no answer', () => {
    it('the time-out is fifty seconds', () => expect(timeoutMs).toBe(50_000));
    it('a broken connection is a network error, and retryable', async () => {
      server.use(mockNetworkError(contract.session.logout));
      const onError = vi.fn<() => void>();
      const error = await caught(logout({ onError }));
      expect(error).toMatchObject({ kind: 'network', code: -1, message: '网络错误！', retryable: true });
      expect(onError).toHaveBeenCalledOnce();
    });
    it('a time-out has its own kind', async () => {
      server.use(mockForever(contract.session.logout));
      const error = await caught(logout({ timeoutMs: 30 }));
      expect(error).toMatchObject({
        kind: 'timeout',
        code: -2,
        message: '请求超时，请稍后重试',
        retryable: true,
      });
    });
    it('a call that the caller aborts is not reported', async () => {
      server.use(mockForever(contract.session.logout));
      const onError = vi.fn<() => void>();
      const leaving = new AbortController();
      server.events.on('request:start', () => leaving.abort());
      const error = await caught(
        client({ onError }).use(session).logout(undefined, { signal: leaving.signal }),
      );
      expect(error).toMatchObject({ kind: 'aborted', retryable: false });
      expect(onError).not.toHaveBeenCalled();
    });
  });

  describe('login that is gone', () => {
    it('is reported once for many calls, and again for the next login', async () => {
      answerWith({ code: 401 });
      let token = 'first';
      const onUnauthorized = vi.fn<(error: ApiError) => void>();
      const onError = vi.fn<() => void>();
      const api = client({ getToken: () => token, onUnauthorized, onError }).use(session);
      const failAll = () => Promise.all([api.info(), api.routers(), api.info(), api.logout()].map(caught));

      const errors = await failAll();
      expect(errors.map(({ kind }) => kind)).toEqual(Array(4).fill('unauthorized'));
      expect(onUnauthorized).toHaveBeenCalledOnce();
      expect(onUnauthorized.mock.calls[0]?.[0].message).toBe('登录已过期，请重新登录');

      token = 'second';
      await failAll();
      expect(onUnauthorized).toHaveBeenCalledTimes(2);
      expect(onError).not.toHaveBeenCalled();
    });
    it('the two logins are reported separately, in any order of their calls', async () => {
      answerWith({ code: 401, msg: '请先登录' });
      const onUnauthorized = vi.fn<() => void>();
      const api = client({ getToken: () => 'a', getPaymentToken: () => 'b', onUnauthorized });
      for (let turn = 0; turn < 3; turn += 1) {
        await caught(api.use(session).info());
        await caught(api.use(prepaidRoutes).balance());
      }
      expect(onUnauthorized).toHaveBeenCalledTimes(2);
    });
  });

  describe('the request', () => {
    function listen() {
      const sent: Request[] = [];
      server.events.on('request:start', ({ request }) => void sent.push(request.clone()));
      return sent;
    }
    afterEach(() => vi.unstubAllGlobals());

    it.each([
      ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', true],
      ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', true],
      ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36 Edg/138.0', false],
    ])('has a time stamp in old IE only: %s', async (userAgent, old) => {
      vi.stubGlobal('navigator', { userAgent });
      answerWith({ code: 200, rows: [] });
      const sent = listen();
      await client()
        .use(content)
        .notices({ query: { page: 1, limit: 5 } });
      const query = new URL(sent[0]?.url ?? '').searchParams;
      expect(query.get('limit')).toBe('5');
      expect(/^\d{13}$/.test(query.get('_t') ?? '')).toBe(old);
      expect(query.has('_t')).toBe(old);
    });

    it('has the current token, or none', async () => {
      answerWith({ code: 200, data: null });
      const sent = listen();
      let token: string | null = null;
      const api = client({ getToken: () => token }).use(session);
      await api.logout();
      token = '5.abc';
      await api.logout();
      expect(sent.map((request) => request.headers.get('authorization'))).toEqual([null, '5.abc']);
    });
    it('has the second token for prestoreAccount only', async () => {
      answerWith({ code: 200, data: { fen: 1 } });
      const sent = listen();
      const api = client({ getToken: () => 'login', getPaymentToken: () => 'payment' });
      await api.use(prepaidRoutes).balance();
      await api.use(session).logout();
      expect(sent.map((request) => request.headers.get('authorization'))).toEqual(['payment', 'login']);
      await client({ getToken: () => 'login' })
        .use(prepaidRoutes)
        .balance();
      expect(sent[2]?.headers.get('authorization')).toBeNull();
    });
    it('uses wire names, and the answer has English ones', async () => {
      const { register, info } = contract.session;
      server.use(mock(register, register.example.response), mock(info, info.example.response));
      const sent = listen();
      const api = client().use(session);
      await api.register(exampleInput(register));
      const body = (await sent[0]?.json()) as Record<string, unknown>;
      expect(body).toMatchObject({ yhXm: '张示例', tyShxyDm: '91210000TEX000010X', roleId: 5 });
      expect(body).not.toHaveProperty('name');
      expect(await api.info()).toEqual(info.example.response);
    });
    it('has query values, without undefined ones', async () => {
      answerWith({ code: 200, rows: [] });
      const sent = listen();
      await client()
        .use(orders)
        .list({ query: { page: 2, limit: 10, state: undefined } });
      expect(sent[0]?.url).toBe(`${baseUrl}/order/list?page=2&limit=10`);
    });
    it('escapes path parameters', async () => {
      answerWith({ code: 200, data: null });
      const sent = listen();
      const api = client().use(orders);
      await api.cancel({ params: { orderNo: 'a/../b?c#d' } });
      expect(sent[0]?.url).toBe(`${baseUrl}/order/a%2F..%2Fb%3Fc%23d/cancel`);
      for (const orderNo of ['..', '.', '']) {
        expect(await caught(api.cancel({ params: { orderNo } }))).toMatchObject({
          kind: 'business',
          code: 404,
        });
      }
      expect(sent).toHaveLength(1);
    });
    it('is a form if the row says so, and the answer a plain word', async () => {
      const { alipayNotify } = contract.payments;
      server.use(mock(alipayNotify, ({ body }) => (body['sign'] === 'a+b=' ? 'success' : 'failure')));
      const sent = listen();
      const answer = await client()
        .use(payments)
        .alipayNotify({ body: { sign: 'a+b=' } });
      expect(answer).toBe('success');
      expect(sent[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    });
  });

  it('a group is bound once', () => {
    const api = client();
    expect(api.use(session)).toBe(api.use(session));
    expect(api.use(person)).not.toBe(api.use(session));
  });
});
