import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { errorCodes } from '../domain/index.js';
import { exampleInput } from '../mocks/index.js';
import { contract } from '../contract/index.js';
import { orders } from '../groups/orders.generated.js';
import { prestoreAccount } from '../groups/prestore-account.generated.js';
import { session } from '../groups/session.generated.js';
import { createClient, type ClientOptions } from './client.js';
import type { ApiError } from './errors.js';
import { withRenewal, type DeadLogin } from './renewal.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Time-out that is longer than on any busy machine. */
const patience = 30_000;
/** The server accepts these tokens; each request is recorded as `method path token`. */
let alive: Set<string>;
let seen: string[];
let tokens: { login: string | null; payment: string | null };
beforeEach(() => {
  alive = new Set();
  seen = [];
  tokens = { login: 'old', payment: null };
  server.use(
    http.all('*/mh/*', ({ request }) => {
      const token = request.headers.get('authorization') ?? '';
      const path = new URL(request.url).pathname.replace('/mh', '');
      seen.push(`${request.method} ${path} ${token}`);
      if (alive.has(token)) return HttpResponse.json({ code: 200, data: null, rows: [], total: 0 });
      const code = path.startsWith('/prestoreAccount') ? errorCodes.paymentTokenInvalid : 401;
      return HttpResponse.json({ code, msg: '登录已过期' });
    }),
  );
});
afterEach(() => server.resetHandlers());

const renewal = (renew: (dead: DeadLogin) => Promise<string | null>, more: ClientOptions = {}) => {
  const getToken = () => tokens.login;
  const getPaymentToken = () => tokens.payment;
  const client = createClient({ baseUrl: 'http://portal.test/mh', getToken, getPaymentToken, ...more });
  return withRenewal(client, { getToken, getPaymentToken, renew });
};
const caught = (call: Promise<unknown>) =>
  call.then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (error: ApiError) => error,
  );
/** A renewal that the test answers at any time. */
function question() {
  let answer: (next: string | null) => void = () => undefined;
  const renew = vi.fn<(dead: DeadLogin) => Promise<string | null>>(
    () => new Promise((resolve) => (answer = resolve)),
  );
  return {
    renew,
    answer: (next: string | null) => {
      if (next !== null) {
        tokens.login = next;
        alive.add(next);
      }
      answer(next);
    },
  };
}

it('calls that fail at the same time cause one renewal, and all continue with its token', async () => {
  const asked = question();
  const api = renewal(asked.renew);
  const cancel = exampleInput(contract.orders.cancel);
  const all = Promise.all([
    api.use(session).info(),
    api.use(session).routers(),
    api.use(orders).cancel(cancel),
  ]);
  await vi.waitFor(() => expect(seen).toHaveLength(3), patience);
  await vi.waitFor(() => expect(asked.renew).toHaveBeenCalledOnce(), patience);
  expect(asked.renew.mock.calls[0]?.[0]).toMatchObject({ token: 'old', payment: false });
  asked.answer('new');
  await all;
  expect(seen.slice(3).toSorted()).toEqual(
    seen
      .slice(0, 3)
      .map((line) => line.replace(/old$/, 'new'))
      .toSorted(),
  );
  expect(asked.renew).toHaveBeenCalledOnce();
});

it('or all fail, each as it would have without the renewal', async () => {
  const asked = question();
  const onError = vi.fn<() => void>();
  const api = renewal(asked.renew, { onError }).use(session);
  const both = [caught(api.info()), caught(api.routers())];
  await vi.waitFor(() => expect(asked.renew).toHaveBeenCalled(), patience);
  asked.answer(null);
  expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(['unauthorized', 'unauthorized']);
  expect(seen).toHaveLength(2);
  expect(onError).not.toHaveBeenCalled();
});

it('a renewal that rejects counts as a refusal', async () => {
  const api = renewal(() => Promise.reject(new Error('the dialog could not be loaded')));
  expect((await caught(api.use(session).info())).kind).toBe('unauthorized');
});

it('a later failure with the same expired login gets the same result', async () => {
  const asked = question();
  const api = renewal(asked.renew).use(session);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  server.use(
    http.get(
      '*/mh/getRouters',
      async () => {
        await held;
        return HttpResponse.json({ code: 401 });
      },
      { once: true },
    ),
  );
  const late = api.routers();
  const early = api.info();
  await vi.waitFor(() => expect(asked.renew).toHaveBeenCalled(), patience);
  asked.answer('new');
  await early;
  letGo();
  await late;
  expect(asked.renew).toHaveBeenCalledOnce();
});

it('no call of one user is sent with the token of the next', async () => {
  const asked = question();
  const api = renewal(asked.renew);
  const call = caught(api.use(orders).cancel(exampleInput(contract.orders.cancel)));
  await vi.waitFor(() => expect(asked.renew).toHaveBeenCalled(), patience);
  asked.answer('new');
  tokens.login = 'somebody else';
  alive.add('somebody else');
  expect((await call).kind).toBe('unauthorized');
  expect(seen).toHaveLength(1);
});

it('a login that expires again is renewed again; a refused new one is not renewed twice', async () => {
  const renew = vi.fn<(dead: DeadLogin) => Promise<string>>(
    async ({ token }) => (tokens.login = `${token}+`),
  );
  const api = renewal(renew).use(session);
  alive.add('old+');
  await api.info();
  alive.clear();
  await caught(api.routers()); // old+ has expired, and so has old++
  expect(renew.mock.calls.map(([{ token }]) => token)).toEqual(['old', 'old+']);
});

it('a call that is aborted during the renewal is not sent again', async () => {
  const asked = question();
  const leaving = new AbortController();
  const call = caught(renewal(asked.renew).use(session).info(undefined, { signal: leaving.signal }));
  await vi.waitFor(() => expect(asked.renew).toHaveBeenCalled(), patience);
  leaving.abort();
  asked.answer('new');
  expect((await call).kind).toBe('aborted');
  expect(seen).toHaveLength(1);
});

it('a page has its own calls, but shares the renewal', async () => {
  const asked = question();
  const api = renewal(asked.renew);
  const both = Promise.all([api.use(session).info(), api.scope().use(session).routers()]);
  await vi.waitFor(() => expect(seen).toHaveLength(2), patience);
  await vi.waitFor(() => expect(asked.renew).toHaveBeenCalled(), patience);
  asked.answer('new');
  await both;
  expect(asked.renew).toHaveBeenCalledOnce();
});

it('only calls of the prepaid account renew the second token', async () => {
  tokens.login = 'alive';
  alive.add('alive');
  const renew = vi.fn<(dead: DeadLogin) => Promise<string>>(async () => {
    alive.add('zf.fresh');
    return (tokens.payment = 'zf.fresh');
  });
  const api = renewal(renew);
  await Promise.all([api.use(prestoreAccount).info(), api.use(prestoreAccount).cards()]);
  await api.use(session).info();
  expect(renew).toHaveBeenCalledOnce();
  expect(renew.mock.calls[0]?.[0]).toMatchObject({ token: null, payment: true });
  expect(seen).toContain('GET /prestoreAccount/info zf.fresh');
  expect(seen).toContain('GET /getInfo alive');
});

it('other refusals cause no renewal', async () => {
  server.use(http.all('*/mh/*', () => HttpResponse.json({ code: 403, msg: '无权' })));
  const renew = vi.fn<() => Promise<null>>(async () => null);
  expect((await caught(renewal(renew).use(session).info())).code).toBe(403);
  expect(renew).not.toHaveBeenCalled();
});

it('binds a group once', () => {
  const api = renewal(async () => null);
  expect(api.use(session)).toBe(api.use(session));
});
