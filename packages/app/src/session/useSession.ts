import type { SessionInfo } from '@ca-portal/api';
import { session as sessionRoutes } from '@ca-portal/api/groups/session';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api, plainApi } from '../api/client.js';
import { loadSession, sessionKey, type LoadedSession } from './load-session.js';
import { tokenStore } from './token.js';

// Not the client that renews: whoever leaves must not be asked to log in.
const calls = plainApi.use(sessionRoutes);

/** The token of this window, in step with the browser's others. */
export const useToken = (): string | null =>
  useSyncExternalStore(tokenStore.subscribe, tokenStore.get, () => null);

/** User info and route tree of the present token, loaded side by side (spec 2.1). */
export function useSession(): UseQueryResult<LoadedSession> {
  const token = useToken();
  return useQuery({
    queryKey: sessionKey(token),
    enabled: token !== null,
    staleTime: 60_000,
    queryFn: ({ signal }): Promise<LoadedSession> => loadSession(api, signal),
  });
}

/** The person who is logged in, or undefined for a visitor or while loading. */
export const useCurrentUser = (): SessionInfo | undefined => useSession().data?.info;

/** Cookies that a script may see; those of the server are the server's. */
function clearCookies() {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** Ends the session here even where the server cannot be reached (spec section 4, Logout). */
export async function logOut(): Promise<void> {
  try {
    await calls.logout(undefined, { quiet: true });
  } catch {
    // The server's session ends by itself; staying logged in here would be worse.
  }
  tokenStore.clear();
  clearCookies();
}
