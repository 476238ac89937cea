import type { RouteNode, SessionInfo } from '@ca-portal/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.js';
import type { LazyPage } from '../routing/lazy-page.js';
import { provideCatalog } from '../routing/page-catalog.js';
import { tokenStore } from '../session/token.js';
import { sessionRead } from '../session/useSession.js';

// As the document of a work page does, before any script runs.
document.body.innerHTML = '<div id="root" data-frame="work"></div>';
const { prepareWorkPage, startOfHome } = await import('./first-page.js');

const preload = vi.fn<() => Promise<void>>(async () => {});
const page = Object.assign(() => null, { preload, load: async () => () => null }) satisfies LazyPage;
const node = {
  path: '/system/users',
  component: 'system/users',
  hidden: false,
  meta: { title: '用户管理', affix: false, noCache: false },
  children: [],
} as unknown as RouteNode;

beforeEach(() => {
  vi.useFakeTimers();
  tokenStore.set('1.session');
  provideCatalog({
    arrivals: [],
    registry: async () => ({ pages: [], views: [{ component: 'system/users', page }] }),
    preloadPage: async () => {},
    preloadWorkFrame: async () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  tokenStore.clear();
});

test('the first render has the session and the code of a page of the tree', async () => {
  const queries = createQueryClient();
  const info = {} as SessionInfo;
  queries.setQueryData(sessionRead(tokenStore.get()).queryKey, { info, routes: [node] });
  await prepareWorkPage(queries, '/system/users', Promise.resolve());
  expect(preload).toHaveBeenCalledOnce();
});

test('a session that is not answered does not hold the page back', async () => {
  const fetched = vi.fn<() => Promise<Response>>(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetched);
  let ready = false;
  void prepareWorkPage(createQueryClient(), '/system/users', Promise.resolve()).then(() => (ready = true));
  await vi.advanceTimersByTimeAsync(299);
  expect(fetched).toHaveBeenCalled();
  expect(ready).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ready).toBe(true);
});

test('home leads to the start page of the tree where the session is known in time, and nowhere otherwise', async () => {
  const start = { ...node, path: '/core/start', component: 'core/start' };
  const home = (routes: RouteNode[], pathname = '/') => {
    const queries = createQueryClient();
    const info = {} as SessionInfo;
    queries.setQueryData(sessionRead(tokenStore.get()).queryKey, { info, routes });
    return startOfHome(queries, pathname, Promise.resolve());
  };
  expect(await home([node, start])).toBe('/core/start');
  expect(await home([node])).toBeUndefined();
  expect(await home([start], '/about')).toBeUndefined();
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  const unanswered = startOfHome(createQueryClient(), '/', Promise.resolve());
  await vi.advanceTimersByTimeAsync(300);
  expect(await unanswered).toBeUndefined();
  tokenStore.clear();
  expect(await home([start])).toBeUndefined();
});
