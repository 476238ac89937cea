import { session as sessionRoutes } from '@ca-portal/api/groups/session';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { RouteNode, SessionInfo } from '@ca-portal/api';
import { api } from '../api/client.js';
import { tokenStore } from './token.js';

const calls = api.use(sessionRoutes);

export interface LoadedSession {
  info: SessionInfo;
  routes: RouteNode[];
}

/** The token of this browser, in step over all its tabs. */
export const useToken = (): string | null =>
  useSyncExternalStore(tokenStore.subscribe, tokenStore.get, () => null);

/** User info and route tree of the present token, loaded side by side (spec 2.1). */
export function useSession(): UseQueryResult<LoadedSession> {
  const token = useToken();
  return useQuery({
    queryKey: ['session', token],
    enabled: token !== null,
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<LoadedSession> => {
      const [info, routes] = await Promise.all([
        calls.info(undefined, { signal, quiet: true }),
        calls.routers(undefined, { signal, quiet: true }),
      ]);
      return { info, routes };
    },
  });
}

/** The person who is logged in, or undefined for a visitor or while loading. */
export const useCurrentUser = (): SessionInfo | undefined => useSession().data?.info;

/** Stores a fresh token; whatever was cached belonged to somebody else. */
export function useAcceptToken(): (token: string) => void {
  const queries = useQueryClient();
  return useCallback(
    (token) => {
      queries.clear();
      tokenStore.set(token);
    },
    [queries],
  );
}

/** Cookies that a script may see; those of the server are the server's. */
function clearCookies() {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** Ends the session here even where the server cannot be reached (spec section 4, Logout). */
export function useLogout(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    try {
      await calls.logout(undefined, { quiet: true });
    } catch {
      // The server's session ends by itself; staying logged in here would be worse.
    }
    tokenStore.clear();
    window.sessionStorage.clear();
    clearCookies();
    queries.clear();
  }, [queries]);
}
