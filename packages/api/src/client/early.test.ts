import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '../groups/orders.generated.js';
import { session } from '../groups/session.generated.js';
import { createClient as createFetchClient } from '../fetch/index.js';
import { createClient as createAxiosClient } from './client.js';
import type { TakeEarly } from './take-early.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const baseUrl = 'http://portal.test/mh';
const page = (total: number) => ({ code: 200, msg: '', rows: [], total });
const answerWith = (total: number) => server.use(http.all('*/mh/*', () => HttpResponse.json(page(total))));

describe.each([
  ['axios', createAxiosClient],
  ['fetch', createFetchClient],
])('over %s', (_transport, createClient) => {
  const listed = (early: TakeEarly) =>
    createClient({ baseUrl, getToken: () => '5.abc', early, retries: { count: 0 } })
      .use(orders)
      .list({ query: { page: 1, limit: 10 } });

  it('uses the pending early answer with the same address and login, and sends nothing', async () => {
    const early = vi.fn<TakeEarly>(() => Promise.resolve(Response.json(page(7))));
    expect(await listed(early)).toEqual({ rows: [], total: 7 });
    expect(early.mock.calls).toEqual([[`${baseUrl}/order/list?page=1&limit=10`, '5.abc']]);
  });

  it.each([
    ['nobody has asked', () => undefined],
    ['the early call got no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('sends a request where %s', async (_, early) => {
    answerWith(3);
    expect(await listed(early)).toEqual({ rows: [], total: 3 });
  });

  it.each([401, 500])('an early refusal is handled like any other: %s', async (status) => {
    const early = () => Promise.resolve(Response.json({ code: status, msg: '不行' }, { status }));
    await expect(listed(early)).rejects.toMatchObject({ code: status, message: '不行' });
  });

  it('an early answer is never used for a write', async () => {
    server.use(http.all('*/mh/*', () => HttpResponse.json({ code: 200, msg: '' })));
    const early = vi.fn<TakeEarly>(() => undefined);
    await createClient({ baseUrl, early }).use(session).logout();
    expect(early).not.toHaveBeenCalled();
  });
});
