import type { Client, RouteNode, SessionInfo } from '@ca-portal/api';
import { codes } from '@ca-portal/api/groups/codes';
import { session as sessionRoutes } from '@ca-portal/api/groups/session';
import { toaster } from '@ca-portal/ui/toast';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api, plainApi } from '../api/client.js';
import { gather, read } from '../api/query.js';
import { rememberedName } from './remembered-name.js';
import { tokenStore } from './token.js';
import { untilAnswered } from './until-answered.js';
import { wholeRoutes } from './whole-routes.js';

export interface LoadedSession {
  info: SessionInfo;
  routes: RouteNode[];
}

/** User info and route tree, side by side (spec 2.1). */
export async function loadSession(client: Client, signal?: AbortSignal): Promise<LoadedSession> {
  const calls = client.use(sessionRoutes);
  const how = { quiet: true, ...(signal ? { signal } : {}) };
  const [info, routes] = await Promise.all([calls.info(undefined, how), calls.routers(undefined, how)]);
  return { info, routes: wholeRoutes(routes) };
}

/** The platform's code lists, all of them (spec 7.2); they go with the person. */
export const codeListsRead = read(codes, 'byType', { params: { type: 0 } });

/**
 * The code lists that the guard fetches along with user info (spec 2.1). Spec 8 ends a login where user info fails, not
 * where these do: nothing waits for them, and a failure is left at that.
 */
const fetchCodeLists = (queries: QueryClient) =>
  queries.prefetchQuery({ ...codeListsRead, staleTime: Infinity, gcTime: Infinity });

/** The session of a token: user info and route tree, with the code lists on their way beside them. */
export const sessionRead = (token: string | null) =>
  gather(
    sessionRoutes,
    'whole',
    async ({ signal, client }): Promise<LoadedSession> => {
      if (!navigator.onLine) await untilAnswered(signal);
      void fetchCodeLists(client);
      return loadSession(api, signal);
    },
    token,
  );

/** The token of this window, in step with the browser's other windows. */
export const useToken = (): string | null =>
  useSyncExternalStore(tokenStore.subscribe, tokenStore.get, () => null);

/** User info and route tree of the current token. */
export function useSession(): UseQueryResult<LoadedSession> {
  const token = useToken();
  return useQuery({ ...sessionRead(token), enabled: token !== null, staleTime: 60_000 });
}

/** The logged-in user, or undefined for a visitor or while loading. */
export const useCurrentUser = (): SessionInfo | undefined => useSession().data?.info;

/** Starts a new login; earlier data belonged to another user. Warns where the login ends with the page. */
export function acceptToken(token: string): void {
  tokenStore.set(token);
  if (tokenStore.isStored()) return;
  toaster.warning('浏览器没有保存登录状态：存储已停用或已满。这次登录有效，刷新或关闭页面后需要重新登录。');
}

/** Only cookies that scripts can read; the server deletes its own. */
function clearCookies() {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** Ends the session here even when the server cannot be reached (spec section 4, Logout). */
export async function logOut(): Promise<void> {
  try {
    // Not with the client that renews: a user who logs out must not be asked to log in.
    await plainApi.use(sessionRoutes).logout(undefined, { quiet: true });
  } catch {
    // The server's session ends by itself; staying logged in here would be worse.
  }
  tokenStore.clear();
  rememberedName.set('');
  clearCookies();
}
