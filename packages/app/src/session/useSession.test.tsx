import { codes } from '@ca-portal/api/contract';
import { exampleHandlers } from '@ca-portal/api/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tokenStore } from './token.js';
import { codeListsRead, useSession } from './useSession.js';

const server = setupServer(...exampleHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => tokenStore.set('5.session'));
afterEach(() => {
  server.resetHandlers();
  tokenStore.clear();
});
afterAll(() => server.close());

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(useSession, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  return { queries, result };
}

test('loads the code lists in parallel with user info and route tree', async () => {
  const asked = new Set<string>();
  let everything = () => {};
  const all = new Promise<void>((resolve) => (everything = resolve));
  // None is answered before all three are requested.
  server.use(
    http.get('*/mh/*', async ({ request }) => {
      asked.add(new URL(request.url).pathname);
      if (asked.size === 3) everything();
      await all;
    }),
  );
  const { queries, result } = open();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect([...asked].toSorted()).toEqual(['/mh/code/getCodeByType/0', '/mh/getInfo', '/mh/getRouters']);
  await waitFor(() =>
    expect(queries.getQueryData(codeListsRead.queryKey)).toEqual(codes.byType.example.response),
  );
});

test.each<[string, () => Response | Promise<Response>]>([
  ['fail', () => HttpResponse.json({ code: 500, msg: '系统繁忙' })],
  ['are refused', () => HttpResponse.json({ code: 401, msg: '登录已过期' })],
  ['never come', () => new Promise<Response>(() => {})],
])('a session does not notice code lists that %s', async (_, answer) => {
  server.use(http.get('*/mh/code/getCodeByType/0', answer));
  const { result } = open();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(tokenStore.get()).toBe('5.session');
});
