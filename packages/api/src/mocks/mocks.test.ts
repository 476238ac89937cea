import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createClient } from '../client/client.js';
import { contract } from '../contract/index.js';
import { orders } from '../groups/orders.generated.js';
import { session } from '../groups/session.generated.js';
import { exampleHandlers, exampleInput, mock, mockError, refuse, type MockResolver } from './index.js';

const server = setupServer(...exampleHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({ baseUrl: 'http://portal.test/mh', repeatWindowMs: 0 });
const api = client.use(session);

describe('example handlers', () => {
  it('can be created for some groups only', () => {
    expect(exampleHandlers({ session: contract.session })).toHaveLength(Object.keys(contract.session).length);
  });
  it('can use another base path', async () => {
    const other = 'http://other.test/api';
    server.use(...exampleHandlers({ session: contract.session }, { baseUrl: other }));
    expect(await createClient({ baseUrl: other }).use(session).logout()).toBeNull();
  });
});

describe('mock', () => {
  const { login, info, register } = contract.session;

  it('passes the decoded input to a typed resolver', async () => {
    const resolver = vi.fn<MockResolver<typeof register>>(() => ({
      token: 't',
    }));
    server.use(mock(register, resolver));
    await api.register(exampleInput(register));
    expect(resolver.mock.calls).toEqual([[exampleInput(register)]]);
    mock(login, ({ body }) => {
      expectTypeOf(body.username).toBeString();
      return { token: body.code };
    });
    // @ts-expect-error an answer of another shape does not compile
    mock(login, { tokens: 'x' });
  });
  it('converts query and path texts to the types of the schema', async () => {
    server.use(
      mock(contract.orders.list, ({ query }) => {
        expect(query).toEqual({ page: 2, limit: 10 });
        return { rows: [], total: 0 };
      }),
    );
    expect(await client.use(orders).list({ query: { page: 2, limit: 10 } })).toEqual({ rows: [], total: 0 });
  });
  it('refuses invalid input, with the schema’s own message', async () => {
    const call = api.register({ body: { ...exampleInput(register).body, mobilePhone: '123' } });
    await expect(call).rejects.toMatchObject({
      code: 400,
      message: '请输入正确的手机号码',
      details: [{ field: 'mobilePhone', message: '请输入正确的手机号码' }],
    });
  });
  it('names fields in English where the wire has other names', async () => {
    const call = api.register({ body: { ...exampleInput(register).body, idNumber: '1' } });
    await expect(call).rejects.toMatchObject({ details: [expect.objectContaining({ field: 'idNumber' })] });
  });
  it('leaves a path to its own row', async () => {
    server.use(mock(contract.orders.detail, contract.orders.detail.example.response));
    const page = await client.use(orders).list({ query: { page: 1, limit: 10 } });
    expect(page.total).toBe(1);
  });
  it('can refuse in the resolver', async () => {
    server.use(
      mock(login, ({ body }) => {
        if (body.code !== '12') throw refuse('captchaWrong');
        throw refuse('credentialsWrong', { left: 4 }, { left: 4 });
      }),
    );
    const { body } = exampleInput(login);
    await expect(api.login({ body: { ...body, code: '13' } })).rejects.toMatchObject({ code: 1001 });
    await expect(api.login({ body })).rejects.toMatchObject({
      code: 1002,
      message: '用户名或密码不正确，还可尝试 4 次',
      details: { left: 4 },
    });
  });
  it('waits for the given delay', async () => {
    server.use(mock(info, info.example.response, { delay: 40 }));
    const start = performance.now();
    await api.info();
    expect(performance.now() - start).toBeGreaterThanOrEqual(39);
  });
});

it('an expired login reaches the client as such', async () => {
  server.use(mockError(contract.session.info, 'unauthorized'));
  await expect(api.info()).rejects.toMatchObject({ kind: 'unauthorized', message: '登录已过期，请重新登录' });
});
